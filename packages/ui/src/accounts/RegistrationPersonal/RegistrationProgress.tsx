import type { MessageKey, MessageParams } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'

/** The captcha is at work, or the account is being made. */
export const registrationProgresses = ['proving', 'registering'] as const

export interface RegistrationProgressProps {
  progress: (typeof registrationProgresses)[number] | null
  /** Why the last try went wrong; a failed captcha can be tried again as it is. */
  failure: {
    readonly of: 'captcha' | 'registration'
    readonly message:
      | { readonly key: MessageKey; readonly params?: MessageParams; readonly text?: undefined }
      | { readonly text: string; readonly key?: undefined }
  } | null
  onRetry: () => void
}

/** What goes on between the last press and the account: nobody has to solve anything, but everybody may know. */
export function RegistrationProgress({ progress, failure, onRetry }: RegistrationProgressProps) {
  const translate = useMessages('accountPages')
  return (
    <>
      {/* Stands there before there is anything to say: live regions that come with their text are often not read. */}
      <div role="status">
        {progress && <ProgressBar label={translate(`registration.captcha.${progress}`)} />}
      </div>
      {failure && (
        // The message bar has read a refused registration out already.
        <Notice tone="danger" isAnnounced={failure.of === 'captcha'}>
          <Stack gap={3} align="start">
            <Text>
              {failure.message.key
                ? translate(failure.message.key, failure.message.params)
                : failure.message.text}
            </Text>
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
