import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'

export interface CaptchaProgressProps {
  captcha: 'working' | 'done' | 'failed'
  onRetry: () => void
}

/** How far the captcha is: nobody has to solve anything, but everybody may know. */
export function CaptchaProgress({ captcha, onRetry }: CaptchaProgressProps) {
  const translate = useMessages()
  return (
    // Stands there before there is anything to say: live regions that come with their text are often not read.
    <div role="status">
      {captcha === 'working' && <ProgressBar label={translate('lounge.claim.captcha.working')} />}
      {captcha === 'done' && <Text tone="muted">{translate('lounge.claim.captcha.done')}</Text>}
      {captcha === 'failed' && (
        <Notice tone="warning">
          <Stack gap={3} align="start">
            <p>{translate('lounge.claim.captcha.failed')}</p>
            <Button size="small" emphasis="outline" onPress={onRetry}>
              {translate('lounge.claim.captcha.retry')}
            </Button>
          </Stack>
        </Notice>
      )}
    </div>
  )
}
