'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** A text of the lottery after answers were sent. */
export interface InformationDialogProps {
  isOpen: boolean
  /** The lottery's text. */
  text: string
  onClose: () => void
}

/** The lottery's text about an answer that was sent. */
export function InformationDialog({ isOpen, text, onClose }: InformationDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('surveys.info.title')}
      size="small"
      footer={<Button onPress={onClose}>{translate('shell.close')}</Button>}
    >
      <Text>{text}</Text>
    </Dialog>
  )
}
