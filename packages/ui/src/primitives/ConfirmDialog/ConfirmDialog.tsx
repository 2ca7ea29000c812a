import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

/** The tones of the confirm button; `danger` is for actions that cannot be undone. */
export const confirmTones = ['accent', 'danger'] as const
/** The tone of the confirm button; `danger` is for actions that cannot be undone. */
export type ConfirmTone = (typeof confirmTones)[number]

/** The question, its two answers, and what happens on each; its owner keeps whether it is open. */
export interface ConfirmDialogProps {
  isOpen: boolean
  /** The question; it names the dialog. */
  question: string
  /** The consequence of confirming. */
  children: ReactNode
  /** The label of the confirm button, a verb: 'Deactivate my account'. */
  yes: string
  /** The label of the cancel button, a verb: 'Keep my account'. */
  no: string
  onConfirm: () => void
  /** Called on cancel and on Escape. */
  onCancel: () => void
  /** `danger` for actions that cannot be undone. @default 'accent' */
  tone?: ConfirmTone
  /** The confirmed action is pending: it can be neither repeated nor cancelled. */
  isPending?: boolean
}

/**
 * Asks for confirmation before an action. Its buttons are verbs.
 *
 * @example
 * ```tsx
 * import { ConfirmDialog } from '@players-club/ui'
 *
 * export const Leave = (props: { isOpen: boolean; onLeave: () => void; onStay: () => void }) => (
 *   <ConfirmDialog
 *     isOpen={props.isOpen}
 *     question="Leave without saving?"
 *     yes="Leave"
 *     no="Keep editing"
 *     tone="danger"
 *     onConfirm={props.onLeave}
 *     onCancel={props.onStay}
 *   >
 *     Your changes will be lost.
 *   </ConfirmDialog>
 * )
 * ```
 */
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
