'use client'

import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

export interface CaptchaProgressProps {
  captcha: 'working' | 'done' | 'failed'
  /** Why it failed. */
  failure: LocalizedText | null
  onRetry: () => void
}

/** The progress of the captcha. */
export function CaptchaProgress({ captcha, failure, onRetry }: CaptchaProgressProps) {
  const translate = useMessages()
  return (
    // Mounted before it has text: screen readers often miss a live region that is inserted together with its
    // text.
    <div role="status">
      {captcha === 'working' && <ProgressBar label={translate('lounge.claim.captcha.working')} />}
      {captcha === 'done' && <Text tone="muted">{translate('lounge.claim.captcha.done')}</Text>}
      {captcha === 'failed' && (
        <Notice tone="warning">
          <Stack gap={3} align="start">
            <p>{resolveText(translate, failure)}</p>
            <Button size="small" emphasis="outline" onPress={onRetry}>
              {translate('lounge.claim.captcha.retry')}
            </Button>
          </Stack>
        </Notice>
      )}
    </div>
  )
}
