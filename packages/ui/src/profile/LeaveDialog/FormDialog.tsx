'use client'

import type { ReactNode } from 'react'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

export interface FormDialogProps extends Omit<DialogProps, 'children' | 'isDismissable'> {
  /** The dialog shows its form now, not an outcome. @default true */
  isForm?: boolean
  /** Gets what the form's own close button calls. */
  children: (close: () => void) => ReactNode
}

/** A dialog with a form. Every way of closing it asks first when the form has input that would be lost. */
export function FormDialog({ onClose, children, isForm = true, ...dialog }: FormDialogProps) {
  const translate = useMessages()
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (isTyped && !dialog.isOpen) setTyped(false)
  const close = () => (isForm && isTyped ? setAsking(true) : onClose())
  return (
    <Dialog {...dialog} onClose={close}>
      {/* The change events of its fields bubble up here. */}
      <div onChange={() => setTyped(true)}>{children(close)}</div>
      <ConfirmDialog
        isOpen={isAsking}
        question={translate('form.discard.question')}
        yes={translate('form.discard.yes')}
        no={translate('form.discard.no')}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{translate('form.discard.text')}</Text>
      </ConfirmDialog>
    </Dialog>
  )
}
