'use client'

import { formatShortDate, formatTime } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { day, hour } from './Movement.css.ts'

/** A date and time in the lottery's zone. */
export function Happened({ at }: { at: string }) {
  const translate = useMessages()
  const moment = new Date(at)
  return (
    <time dateTime={at}>
      <span className={day}>{formatShortDate(moment, translate)}</span>{' '}
      <span className={hour}>{formatTime(moment, translate)}</span>
    </time>
  )
}
