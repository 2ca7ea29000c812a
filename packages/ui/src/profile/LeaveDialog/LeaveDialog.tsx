import { useMessages } from '../../messages/MessagesProvider.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/index.ts'
import { Text } from '../../primitives/Text/index.ts'

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
