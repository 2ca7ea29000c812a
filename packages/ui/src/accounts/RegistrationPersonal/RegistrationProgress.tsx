'use client'

import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The captcha is running, or the account is being created. */
export const registrationProgresses = ['proving', 'registering'] as const

/** How far sending the registration is, and why the last attempt failed. */
export interface RegistrationProgressProps {
  progress: (typeof registrationProgresses)[number] | null
  /** The reason of the last failure; a failed captcha can be retried without changes. */
  failure: {
    readonly of: 'captcha' | 'registration'
    readonly message: LocalizedText
  } | null
  onRetry: () => void
}

/** Shows the progress of the captcha and of the registration after the submit. */
export function RegistrationProgress({ progress, failure, onRetry }: RegistrationProgressProps) {
  const translate = useMessages('accountPages')
  return (
    <>
      {/* Mounted before it has text: screen readers often miss a live region that is inserted together with its text. */}
      <div role="status">
        {progress && <ProgressBar label={translate(`registration.captcha.${progress}`)} />}
      </div>
      {failure && (
        // The message bar has already announced a refused registration.
        <Notice tone="danger" isAnnounced={failure.of === 'captcha'}>
          <Stack gap={3} align="start">
            <Text>{resolveText(translate, failure.message)}</Text>
            {failure.of === 'captcha' && (
              <Button size="small" emphasis="outline" onPress={onRetry}>
                {translate('registration.captcha.retry')}
              </Button>
            )}
          </Stack>
        </Notice>
      )}
    </>
  )
}
