import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { opened } from './ActivityFrame.css.ts'

export interface TermsGateProps {
  termsLink: string | null
  /** The page with the gate in it. */
  before: (gate: ReactNode) => ReactNode
  /** The page once the terms are accepted. */
  after: ReactNode
}

/** Stands before an activity whose terms have to be accepted. */
export function TermsGate({ termsLink, before, after }: TermsGateProps) {
  const translate = useMessages()
  const [isAccepted, setAccepted] = useState(false)
  const open = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; who went by the keyboard goes on from here.
    if (isAccepted) open.current?.focus()
  }, [isAccepted])
  if (isAccepted)
    return (
      <div ref={open} tabIndex={-1} className={opened}>
        {after}
      </div>
    )
  return before(
    <Card>
      <Stack gap={4} align="start">
        <Text>{translate('activities.terms.required')}</Text>
        {termsLink && <Link href={termsLink}>{translate('activities.terms')}</Link>}
        <Button onPress={() => setAccepted(true)}>{translate('activities.terms.accept')}</Button>
      </Stack>
    </Card>,
  )
}
