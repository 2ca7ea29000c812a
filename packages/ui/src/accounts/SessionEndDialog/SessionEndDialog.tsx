'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { SessionTimeLeft } from './SessionTimeLeft.tsx'

/** The announcement that the session ends, with the seconds left and the action that puts it off. */
export interface SessionEndDialogProps {
  isOpen: boolean
  /** Until the session ends. */
  secondsLeft: number
  isExtending: boolean
  /** The last attempt to stay signed in has failed. */
  isRefused: boolean
  /** The session has lasted as long as one may: its end is announced, and cannot be put off. */
  isLast: boolean
  /** Puts the end off; closes the dialog of one that cannot be put off. */
  onExtend: () => void
}

/** Announces that a session is about to end. Any key or press that answers it counts as activity. */
export function SessionEndDialog(props: SessionEndDialogProps) {
  const { isOpen, secondsLeft, isExtending, isRefused, isLast, onExtend } = props
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onExtend}
      title={translate(isLast ? 'accounts.sessionEnd.last.title' : 'accounts.sessionEnd.title')}
      size="small"
      isDismissable={false}
      isBusy={isExtending}
      isAlert
      footer={
        // Autofocus: a single key press must extend the session, wherever focus was.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button autoFocus isPending={isExtending} onPress={onExtend}>
          {translate(isLast ? 'accounts.sessionEnd.last.read' : 'accounts.sessionEnd.extend')}
        </Button>
      }
    >
      <Stack gap={4}>
        {isRefused && (
          <Notice tone="danger" isAnnounced>
            {translate('accounts.sessionEnd.refused')}
          </Notice>
        )}
        <SessionTimeLeft
          seconds={secondsLeft}
          text={isLast ? 'accounts.sessionEnd.last.text' : 'accounts.sessionEnd.text'}
        />
      </Stack>
    </Dialog>
  )
}
