'use client'

import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The question before an account is deactivated, and why the last attempt failed. */
export interface DeactivateDialogProps {
  isOpen: boolean
  isPending: boolean
  /** The reason of the failure. */
  error: LocalizedText | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before an account is deactivated. */
export function DeactivateDialog({ error, ...props }: DeactivateDialogProps) {
  const translate = useMessages()
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      question={translate('security.deactivate.question')}
      yes={translate('security.deactivate.button')}
      no={translate('security.deactivate.no')}
    >
      <Stack gap={4}>
        <FailureNotice message={error} />
        <Text>{translate('security.deactivate.warning')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
