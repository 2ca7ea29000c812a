import type { MessageKey } from '../messages/Catalogue.ts'
import type { MessageParams } from '../messages/formatMessage.ts'
import { MESSAGE_TIMEOUTS, OUTAGE_DISPLAY_MS } from './constants.ts'

export const MESSAGE_TYPES = ['error', 'warning', 'success', 'info', 'outage_warning'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** What the message bar says: a text of ours by its key, or a text that the lottery wrote. */
export interface Message {
  readonly type: MessageType
  readonly key?: MessageKey
  readonly text?: string
  readonly params?: MessageParams
  /** Closes by itself after so many milliseconds; without one it stays until it is closed or left. */
  readonly timeout?: number
}

/** Without a type a message is an error. Errors and outage warnings always close by themselves. */
export function raiseMessage(message: Partial<Message>): Message {
  const type = message.type ?? 'error'
  const timeout = message.timeout ?? usualTimeout(type)
  return { ...message, type, ...(timeout === undefined ? {} : { timeout }) }
}

function usualTimeout(type: MessageType): number | undefined {
  if (type === 'error') return MESSAGE_TIMEOUTS.medium
  return type === 'outage_warning' ? OUTAGE_DISPLAY_MS : undefined
}

export const isClosable = ({ type }: Message): boolean => type !== 'outage_warning'
