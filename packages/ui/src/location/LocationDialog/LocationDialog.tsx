'use client'

import type { LocationRefusal } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ways } from './LocationDialog.css.ts'

/** Why the player's location does not allow what they want to do, and how to check it again. */
export interface LocationDialogProps {
  isOpen: boolean
  /** Why the player may not continue. */
  outcome: LocationRefusal
  /** Retries the location check. */
  onRetry: () => void
  onClose: () => void
}

const FIX_STEPS = [1, 2, 3] as const
/** The cases that the player can fix; in all others there is only a retry. */
const FIXABLE = ['blocked', 'unavailable', 'timedOut'] as const

const isFixable = (outcome: LocationRefusal): outcome is (typeof FIXABLE)[number] =>
  FIXABLE.some(each => each === outcome)

/** Explains why the location check blocks an action and what to do about it. */
export function LocationDialog({ isOpen, outcome, onRetry, onClose }: LocationDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate(`location.${outcome}.title`)}
      size="small"
      footer={
        <>
          <Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>
          <Button emphasis="outline" onPress={onClose}>
            {translate('shell.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{translate(`location.${outcome}`)}</Text>
        {isFixable(outcome) && (
          <ol className={ways}>
            {FIX_STEPS.map(way => (
              <li key={way}>{translate(`location.${outcome}.way${way}`)}</li>
            ))}
          </ol>
        )}
        <Text size="small" tone="muted">
          {translate('location.why')}
        </Text>
      </Stack>
    </Dialog>
  )
}
