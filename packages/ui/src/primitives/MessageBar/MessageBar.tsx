'use client'

import { MESSAGE_TYPES } from '@players-club/domain-models'
import { CircleAlert, CircleCheck, Info, ServerCrash, TriangleAlert, X } from 'lucide'
import type { RefCallback } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconDrawing } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { message as messageClass, place, words } from './MessageBar.css.ts'
import { useMessageFocus } from './useMessageFocus.ts'

/** The types of messages; errors and warnings are announced as alerts. */
export const messageTypes = MESSAGE_TYPES
/** The type of a message; errors and warnings are announced as alerts. */
export type MessageType = (typeof messageTypes)[number]

/** A message of the bar: its type, its text, and what the reader can do about it. */
export interface MessageBarMessage {
  /** Another one for each message, so that the same text is announced again. */
  id: number
  type: MessageType
  text: string
  /** What the reader can do about it. */
  action?: { label: string; onPress: () => void }
}

/** The message that is shown, and what happens when the reader closes it. */
export interface MessageBarProps {
  /** The current message, or null. */
  message: MessageBarMessage | null
  /** Called when the reader closes it. An outage warning cannot be closed. */
  onClose: () => void
}

const looks = {
  error: { tone: 'danger', icon: CircleAlert, isUrgent: true },
  warning: { tone: 'warning', icon: TriangleAlert, isUrgent: true },
  outage_warning: { tone: 'warning', icon: ServerCrash, isUrgent: true },
  success: { tone: 'success', icon: CircleCheck, isUrgent: false },
  info: { tone: 'info', icon: Info, isUrgent: false },
} as const satisfies Record<MessageType, { tone: Tone; icon: IconDrawing; isUrgent: boolean }>

/**
 * The app-wide message bar for outcomes and toasts. Both live regions are mounted from the start, and neither hidden by
 * an open dialog nor outside of its focus trap.
 */
export function MessageBar({ message, onClose }: MessageBarProps) {
  const { bar, onFocus, watchRemoval } = useMessageFocus(message?.id)
  const shown = message && <Message key={message.id} {...message} {...{ onClose, watchRemoval }} />
  const isUrgent = message !== null && looks[message.type].isUrgent
  return (
    // The attribute by which react-aria's dialogs know a toast region: docs/adr/0091.
    <div ref={bar} className={place} onFocus={onFocus} data-react-aria-top-layer>
      <div role="alert">{isUrgent && shown}</div>
      <div role="status">{!isUrgent && shown}</div>
    </div>
  )
}

interface MessageProps extends Omit<MessageBarMessage, 'id'> {
  onClose: () => void
  watchRemoval: RefCallback<HTMLElement>
}

function Message({ type, text, action, onClose, watchRemoval }: MessageProps) {
  const translate = useMessages()
  const { tone, icon } = looks[type]
  return (
    <div ref={watchRemoval} className={cx(messageClass, toneClass[tone])}>
      <Icon icon={icon} size="large" />
      <p className={words}>
        {text}
        {action && (
          <Button tone={tone} emphasis="soft" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </p>
      {type !== 'outage_warning' && (
        <IconButton
          icon={X}
          label={translate('shell.message.close')}
          tone={tone}
          onPress={onClose}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          aria-keyshortcuts="F6"
        />
      )}
    </div>
  )
}
