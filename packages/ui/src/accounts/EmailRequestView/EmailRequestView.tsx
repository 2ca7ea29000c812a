'use client'

import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'

/** What the mail is for: a new password or the activation. */
export const emailKinds = ['forgotPassword', 'resendActivation'] as const
/** What the mail is for: a new password or the activation. */
export type EmailKind = (typeof emailKinds)[number]

/** The form that requests a mail: the address, what is wrong with it, and why no mail was sent. */
export interface EmailRequestViewProps {
  kind: EmailKind
  email: string
  onChange: (email: string) => void
  onLeave: () => void
  onSubmit: () => void
  /** The error of the address. */
  error: LocalizedText | null
  /** The reason why no mail was sent. */
  notice: LocalizedText | null
  isSending: boolean
  canSubmit: boolean
}

/** Asks for an address and sends a mail to it. */
export function EmailRequestView({
  kind,
  email,
  onChange,
  onLeave,
  onSubmit,
  error,
  notice,
  ...props
}: EmailRequestViewProps) {
  const translate = useMessages()
  const isIncomplete = !props.canSubmit && !props.isSending
  return (
    <AccountPage title={translate(`${kind}.title`)} lead={translate(`${kind}.lead`)}>
      <FailureNotice message={notice} supportLink="samePage" />
      <noscript>
        <Notice tone="warning">{translate('emailRequest.needsScript')}</Notice>
      </noscript>
      <Form onSubmit={onSubmit} submitHint={isIncomplete ? translate('emailRequest.incomplete') : undefined}>
        <Stack gap={5}>
          <TextField
            label={translate('accounts.email')}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={onChange}
            onBlur={onLeave}
            error={resolveText(translate, error)}
          />
          <Button type="submit" width="full" isDisabled={isIncomplete} isPending={props.isSending}>
            {translate(`${kind}.submit`)}
          </Button>
        </Stack>
      </Form>
      <div>
        <Link href="/login">{translate('shell.signIn')}</Link>
      </div>
    </AccountPage>
  )
}
