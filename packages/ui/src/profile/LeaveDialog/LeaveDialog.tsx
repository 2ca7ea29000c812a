'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The question before a page with unsaved changes is left. */
export interface LeaveDialogProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before unsaved changes are discarded. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const translate = useMessages()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      question={translate('preferences.leave.question')}
      yes={translate('preferences.leave.yes')}
      no={translate('preferences.leave.no')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Text>{translate('preferences.leave.text')}</Text>
    </ConfirmDialog>
  )
}
