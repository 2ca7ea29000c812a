'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The question before verified details are edited, and what happens on each answer. */
export interface EditVerifiedDialogProps {
  isOpen: boolean
  onEdit: () => void
  onKeep: () => void
}

/** Asks before verified details are unlocked. */
export function EditVerifiedDialog({ isOpen, onEdit, onKeep }: EditVerifiedDialogProps) {
  const translate = useMessages()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      question={translate('profile.edit.question')}
      yes={translate('profile.edit.yes')}
      no={translate('profile.edit.no')}
      onConfirm={onEdit}
      onCancel={onKeep}
    >
      <Text>{translate('profile.edit.text')}</Text>
    </ConfirmDialog>
  )
}
