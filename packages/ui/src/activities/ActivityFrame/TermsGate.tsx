'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

export interface TermsGateProps {
  termsLink: string | null
  onAccept: () => void
}

/** Asks to accept the terms before the activity. */
export function TermsGate({ termsLink, onAccept }: TermsGateProps) {
  const translate = useMessages()
  return (
    <Card>
      <Stack gap={4} align="start">
        <Text>{translate('activities.terms.required')}</Text>
        {termsLink && <Link href={termsLink}>{translate('activities.terms')}</Link>}
        <Button onPress={onAccept}>{translate('activities.terms.accept')}</Button>
      </Stack>
    </Card>
  )
}
