'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { SupportText } from '../../messages/SupportText.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'
import { NewPasswordForm, type NewPasswordFormProps } from '../NewPasswordForm/NewPasswordForm.tsx'

/** The page of a link that lifts a suspension: the check of its key, the form of a new password, or success. */
export interface UnsuspendViewProps extends NewPasswordFormProps {
  step: 'checking' | 'unchecked' | 'form' | 'invalid' | 'done'
  /** Retries the check of the key. */
  onRetry: () => void
}

/** Reactivates a suspended account: checks the key from the mail, then asks for a new password. */
export function UnsuspendView({ step, onRetry, ...form }: UnsuspendViewProps) {
  const translate = useMessages()
  const signIn = (emphasis: 'strong' | 'outline' = 'strong') => (
    <LinkButton href="/login" emphasis={emphasis} tone={emphasis === 'strong' ? undefined : 'neutral'}>
      {translate('shell.signIn')}
    </LinkButton>
  )
  switch (step) {
    case 'checking':
      return (
        <AccountPage title={translate('unsuspend.title')}>
          <noscript>
            <Notice tone="warning">{translate('emailRequest.needsScript')}</Notice>
          </noscript>
          <div aria-busy="true">
            <Stack gap={4}>
              <Text>{translate('unsuspend.checking')}</Text>
              <Skeleton shape="pill" />
            </Stack>
          </div>
        </AccountPage>
      )
    case 'unchecked':
      return (
        <AccountPage title={translate('unsuspend.title')}>
          <Notice tone="danger" isAnnounced>
            <SupportText>{resolveText(translate, form.message)}</SupportText>
          </Notice>
          <Inline gap={3}>
            <Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>
            {signIn('outline')}
          </Inline>
        </AccountPage>
      )
    case 'form':
      return (
        <AccountPage title={translate('unsuspend.form')} lead={translate('unsuspend.lead')}>
          <NewPasswordForm {...form} />
        </AccountPage>
      )
    case 'invalid':
      return (
        <AccountPage title={translate('unsuspend.invalid')}>
          <Notice tone="danger" isAnnounced>
            <SupportText>{resolveText(translate, form.message)}</SupportText>
          </Notice>
          <div>{signIn()}</div>
        </AccountPage>
      )
    case 'done':
      return (
        <AccountPage title={translate('unsuspend.done')}>
          <Notice tone="success" isAnnounced>
            {translate('unsuspend.doneText')}
          </Notice>
          <div>{signIn()}</div>
        </AccountPage>
      )
  }
}
