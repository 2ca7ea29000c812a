import type { MessageKey } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { say, type Saying } from '../../messages/Saying.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface MissingProps {
  /** Why it could not be had; nothing while it is on its way. */
  error: Saying | null
  onRetry: () => void
  /** What the button says, where it is not to try again. */
  action?: MessageKey
  /** Skeletons that hold the place of what comes. */
  children: ReactNode
}

/** Stands where something will be that is still being fetched, or could not be. */
export function Missing({ error, onRetry, action = 'shell.tryAgain', children }: MissingProps) {
  const translate = useMessages()
  return error ? (
    <Stack gap={4} align="start">
      <Notice tone="danger" isAnnounced>
        {say(translate, error)}
      </Notice>
      <Button onPress={onRetry}>{translate(action)}</Button>
    </Stack>
  ) : (
    <div aria-busy>
      <VisuallyHidden>{translate('shell.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
