import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { confirmTones } from './confirmTones.ts'
import type { ConfirmTone } from './confirmTones.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** What is asked; the dialog's name. */
  question: string
  /** What follows from a yes. */
  children: ReactNode
  /** What a yes does: 'Deactivate my account'. */
  yes: string
  /** What a no does: 'Keep my account'. */
  no: string
  onConfirm: () => void
  /** The no, and Escape. */
  onCancel: () => void
  /** `danger` for what cannot be taken back. @default 'accent' */
  tone?: ConfirmTone
  /** The yes is being carried out: it cannot be given twice, nor taken back. */
  isPending?: boolean
}

/** Asks before something is done. Its answers are verbs. */
export function ConfirmDialog({ question, children, onConfirm, onCancel, ...props }: ConfirmDialogProps) {
  const { isOpen, yes, no, tone = confirmTones[0], isPending = false } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={question}
      size="small"
      isDismissable={false}
      isBusy={isPending}
      isAlert
      footer={
        <>
          <Button tone={tone} isPending={isPending} onPress={onConfirm}>
            {yes}
          </Button>
          <Button emphasis="outline" isDisabled={isPending} onPress={onCancel}>
            {no}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
