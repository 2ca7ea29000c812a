'use client'

import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'
import type { EmailKind } from '../EmailRequestView/EmailRequestView.tsx'

/** Which mail was sent, and to which address. */
export interface EmailSentViewProps {
  kind: EmailKind
  /** The address of the mail; null when the page was opened directly. */
  email: string | null
}

const forms = { forgotPassword: '/forgot-password', resendActivation: '/activate-email' } as const

/** Confirms the mail without revealing whether there is an account. */
export function EmailSentView({ kind, email }: EmailSentViewProps) {
  const translate = useMessages()
  const ways = (
    <Inline gap={3}>
      <LinkButton href="/login" emphasis={email === null ? 'outline' : 'strong'}>
        {translate('shell.signIn')}
      </LinkButton>
      <LinkButton href="/" emphasis="outline" tone="neutral">
        {translate('shell.home')}
      </LinkButton>
    </Inline>
  )
  if (email === null)
    return (
      <AccountPage title={translate('emailRequest.nothingSent')} lead={translate('emailRequest.askFirst')}>
        <div>
          <LinkButton href={forms[kind]}>{translate(`${kind}.submit`)}</LinkButton>
        </div>
        {ways}
      </AccountPage>
    )
  return (
    <AccountPage title={translate('emailRequest.sentTitle')}>
      <Text size="lead">{translate(`${kind}.sent`, { email, minutes: MAIL_LINK_MINUTES })}</Text>
      {ways}
      <Stack gap={2}>
        <Text tone="muted">{translate('emailRequest.noMail')}</Text>
        <div>
          <Link href={forms[kind]}>{translate('emailRequest.again')}</Link>
        </div>
      </Stack>
    </AccountPage>
  )
}
