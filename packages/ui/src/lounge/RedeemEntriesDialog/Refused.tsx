'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'

export interface RefusedProps {
  isOpen: boolean
  message: LocalizedText
  onClose: () => void
}

/** Why an entry was refused, bought or free. */
export function Refused({ isOpen, message, onClose }: RefusedProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('lounge.redeem.refused')}
      size="small"
      isAlert
      footer={<Button onPress={onClose}>{translate('shell.close')}</Button>}
    >
      <Notice tone="danger">{resolveText(translate, message)}</Notice>
    </Dialog>
  )
}
