'use client'

import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The address that the activation mail has been sent to. */
export interface RegistrationVerifyProps {
  email: string
}

/** The last step of registration: the player has to open the mail. */
export function RegistrationVerify({ email }: RegistrationVerifyProps) {
  const translate = useMessages('accountPages', 'accounts')
  return (
    <Stack gap={6}>
      <Text size="lead">{translate('registration.verify.text', { email, minutes: MAIL_LINK_MINUTES })}</Text>
      <LinkButton href="/login" width="full">
        {translate('accounts.signIn.submit')}
      </LinkButton>
      <Stack gap={2}>
        <Text tone="muted">{translate('registration.verify.noMail')}</Text>
        <div>
          <Link href="/activate-email">{translate('registration.verify.resend')}</Link>
        </div>
      </Stack>
    </Stack>
  )
}
