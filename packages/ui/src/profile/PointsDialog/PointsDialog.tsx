'use client'

import type { MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** How many points have been earned, and the text that says what for. */
export interface PointsDialogProps {
  isOpen: boolean
  points: number
  /** The reason for the points. */
  text: MessageKey
  onClose: () => void
}

/** Celebrates earned points. */
export function PointsDialog({ isOpen, points, text, onClose }: PointsDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('preferences.points.title', { points })}
      size="small"
      footer={<Button onPress={onClose}>{translate('shell.close')}</Button>}
    >
      <Text>{translate(text)}</Text>
    </Dialog>
  )
}
