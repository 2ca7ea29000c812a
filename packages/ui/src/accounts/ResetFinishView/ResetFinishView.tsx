'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { SupportText } from '../../messages/SupportText.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'
import { NewPasswordForm, type NewPasswordFormProps } from '../NewPasswordForm/NewPasswordForm.tsx'

/** The page of a link for a new password: its form, a link that is invalid, or success. */
export interface ResetFinishViewProps extends NewPasswordFormProps {
  step: 'form' | 'invalid' | 'done'
}

/** Sets a new password with the key from a mail and shows the outcome. */
export function ResetFinishView({ step, ...form }: ResetFinishViewProps) {
  const translate = useMessages()
  switch (step) {
    case 'form':
      return (
        <AccountPage title={translate('resetFinish.title')} lead={translate('newPassword.lead')}>
          <noscript>
            <Notice tone="warning">{translate('emailRequest.needsScript')}</Notice>
          </noscript>
          <NewPasswordForm {...form} />
        </AccountPage>
      )
    case 'invalid':
      return (
        <AccountPage title={translate('resetFinish.invalid')}>
          <Notice tone="danger" isAnnounced>
            <SupportText>{resolveText(translate, form.message)}</SupportText>
          </Notice>
          <Inline gap={3}>
            <LinkButton href="/forgot-password">{translate('resetFinish.again')}</LinkButton>
            <LinkButton href="/login" emphasis="outline" tone="neutral">
              {translate('shell.signIn')}
            </LinkButton>
          </Inline>
        </AccountPage>
      )
    case 'done':
      return (
        <AccountPage title={translate('resetFinish.done')}>
          <Notice tone="success" isAnnounced>
            {translate('resetFinish.doneText')}
          </Notice>
          <Inline gap={3}>
            <LinkButton href="/login">{translate('shell.signIn')}</LinkButton>
            <LinkButton href="/" emphasis="outline" tone="neutral">
              {translate('shell.home')}
            </LinkButton>
          </Inline>
        </AccountPage>
      )
  }
}
