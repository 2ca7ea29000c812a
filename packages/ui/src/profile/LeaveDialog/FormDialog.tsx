'use client'

import type { ReactNode } from 'react'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

export interface FormDialogProps extends Omit<DialogProps, 'children' | 'isDismissable'> {
  /** Closing the dialog would lose input. */
  hasInput: boolean
  /** Gets what the form's own close button calls. */
  children: (close: () => void) => ReactNode
}

/** A dialog with a form. Every way of closing it asks first when the form has input that would be lost. */
export function FormDialog({ onClose, children, hasInput, ...dialog }: FormDialogProps) {
  const translate = useMessages()
  const [isAsking, setAsking] = useState(false)
  const close = () => (hasInput ? setAsking(true) : onClose())
  return (
    <Dialog {...dialog} onClose={close}>
      {children(close)}
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
