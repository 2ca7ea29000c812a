'use client'

import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The steps of the dialog: the offer, while the mail is sent, and after that. */
export const suspendedDialogSteps = ['asking', 'sending', 'sent'] as const
/** The step of the dialog: the offer, while the mail is sent, or after that. */
export type SuspendedDialogStep = (typeof suspendedDialogSteps)[number]

/** The reason why the mail could not be sent. */
export type SuspendedDialogError = LocalizedText

/** The offer to reactivate a suspended account by a mail, and why the mail could not be sent. */
export interface SuspendedDialogProps {
  isOpen: boolean
  step: SuspendedDialogStep
  /** The reason why the email could not be sent. */
  error: SuspendedDialogError | null
  onReactivate: () => void
  onClose: () => void
}

/** Offers the owner of a suspended account an email that reactivates it. */
export function SuspendedDialog({ isOpen, step, error, onReactivate, onClose }: SuspendedDialogProps) {
  const translate = useMessages()
  const isSent = step === 'sent'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate(isSent ? 'accounts.reactivation.sent' : 'accounts.reactivation.title')}
      size="small"
      isDismissable={false}
      isAlert
      footer={
        isSent ? (
          <Button onPress={onClose}>{translate('ui.dialog.close')}</Button>
        ) : (
          <>
            <Button isPending={step === 'sending'} onPress={onReactivate}>
              {translate('accounts.reactivation.yes')}
            </Button>
            <Button emphasis="outline" onPress={onClose}>
              {translate('accounts.reactivation.cancel')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <FailureNotice message={error} />
        <Text>
          {translate(isSent ? 'accounts.reactivation.sentText' : 'accounts.reactivation.question', {
            minutes: MAIL_LINK_MINUTES,
          })}
        </Text>
      </Stack>
    </Dialog>
  )
}
