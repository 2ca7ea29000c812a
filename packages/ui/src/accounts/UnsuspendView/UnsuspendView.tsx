import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Inline } from '../../primitives/Inline/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { AccountPage } from '../AccountPage/index.ts'
import { NewPasswordForm, type NewPasswordFormProps } from '../NewPasswordForm/index.ts'

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
            {resolveText(translate, form.message)}
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
            {resolveText(translate, form.message)}
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
