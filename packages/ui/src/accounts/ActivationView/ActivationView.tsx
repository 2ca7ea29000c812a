'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { SupportText } from '../../messages/SupportText.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'

/** The outcomes of opening an activation link. */
export const activationOutcomes = ['success', 'active', 'expired', 'notFound', 'error'] as const

/** The result of opening an activation link, and how to try again after an error. */
export interface ActivationViewProps {
  /** The outcome; null while the key is checked. */
  outcome: (typeof activationOutcomes)[number] | null
  message: LocalizedText | null
  onRetry: () => void
}

const tones = {
  success: 'success',
  active: 'info',
  expired: 'warning',
  notFound: 'warning',
  error: 'danger',
} as const

/** The outcome of the activation link in the mail, and the next step. */
export function ActivationView({ outcome, message, onRetry }: ActivationViewProps) {
  const translate = useMessages()
  const isActive = outcome === 'success' || outcome === 'active'
  return (
    <AccountPage title={translate('activation.title')}>
      <noscript>
        <Notice tone="warning">{translate('activation.needsScript')}</Notice>
      </noscript>
      {outcome === null ? (
        <div aria-busy="true">
          <Stack gap={4}>
            <Text>{translate('activation.running')}</Text>
            <Skeleton shape="pill" />
          </Stack>
        </div>
      ) : (
        <>
          <Notice tone={tones[outcome]} isAnnounced>
            <SupportText>{resolveText(translate, message)}</SupportText>
          </Notice>
          <Inline gap={3}>
            {isActive ? (
              <LinkButton href="/login">{translate('shell.signIn')}</LinkButton>
            ) : (
              <LinkButton href="/activate-email">{translate('activation.resend')}</LinkButton>
            )}
            {outcome === 'error' && (
              <Button emphasis="outline" tone="neutral" onPress={onRetry}>
                {translate('shell.tryAgain')}
              </Button>
            )}
          </Inline>
        </>
      )}
    </AccountPage>
  )
}
