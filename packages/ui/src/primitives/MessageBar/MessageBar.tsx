import type { IconDrawing } from '../Icon/Icon.tsx'
import { CircleAlert, CircleCheck, Info, ServerCrash, TriangleAlert, X } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { message as messageClass, place, words } from './MessageBar.css.ts'

export const messageTypes = ['error', 'warning', 'success', 'info', 'outage_warning'] as const
export type MessageType = (typeof messageTypes)[number]

export interface MessageBarMessage {
  type: MessageType
  text: string
  /** What the reader can do about it. */
  action?: { label: string; onPress: () => void }
}

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

/** The app-wide message bar for outcomes and toasts. Both live regions are mounted from the start. */
export function MessageBar({ message, onClose }: MessageBarProps) {
  const isUrgent = message !== null && looks[message.type].isUrgent
  return (
    <div className={place}>
      <div role="alert">{message && isUrgent && <Message {...message} onClose={onClose} />}</div>
      <div role="status">{message && !isUrgent && <Message {...message} onClose={onClose} />}</div>
    </div>
  )
}

function Message({ type, text, action, onClose }: MessageBarMessage & { onClose: () => void }) {
  const translate = useMessages()
  const { tone, icon } = looks[type]
  return (
    <div className={cx(messageClass, toneClass[tone])}>
      <Icon icon={icon} size="large" />
      <p className={words}>{text}</p>
      {action && (
        <Button emphasis="plain" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      {type !== 'outage_warning' && (
        <IconButton icon={X} label={translate('shell.message.close')} tone={tone} onPress={onClose} />
      )}
    </div>
  )
}
