'use client'

import type { MessageKey } from '@players-club/domain-models'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/** A screen reader reads the time again when so many seconds are left: each second would drown the button. */
const ANNOUNCED_AT_S = [60, 15]

interface SessionTimeLeftProps {
  seconds: number
  /** Says how long it is until the end. */
  text: MessageKey
}

/** Counts down to the end of the session. */
export function SessionTimeLeft({ seconds, text }: SessionTimeLeftProps) {
  const translate = useMessages()
  const stage = ANNOUNCED_AT_S.filter(mark => seconds <= mark).length
  const [announced, setAnnounced] = useState({ stage, text: '' })

  const parts = [
    { key: 'accounts.sessionEnd.minutes', count: Math.floor(seconds / 60) },
    { key: 'accounts.sessionEnd.seconds', count: seconds % 60 },
  ] as const
  const time = parts
    .filter(({ key, count }) => count > 0 || (seconds === 0 && key.endsWith('seconds')))
    .map(({ key, count }) => translate(key, { count }))
    .join(' ')

  if (announced.stage !== stage)
    setAnnounced({ stage, text: translate('accounts.sessionEnd.timeLeft', { time }) })
  return (
    <>
      <Text>{translate(text, { time })}</Text>
      <div role="status">
        <VisuallyHidden>{announced.text}</VisuallyHidden>
      </div>
    </>
  )
}
