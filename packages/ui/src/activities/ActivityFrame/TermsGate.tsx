import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'

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
