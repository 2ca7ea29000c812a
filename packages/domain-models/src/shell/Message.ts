import type { GAME_WIDGET_WARNING_MS } from '../games/constants.ts'
import type { MessageKey } from '../messages/Catalogue.ts'
import type { MessageParams } from '../messages/formatMessage.ts'
import { MESSAGE_TIMEOUTS, OUTAGE_DISPLAY_MS } from './constants.ts'

/** The types of messages in the message bar. */
export const MESSAGE_TYPES = ['error', 'warning', 'success', 'info', 'outage_warning'] as const
/** The type of a message; it decides the look, and whether it is announced as an alert or as a status. */
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** The times that messages are given, in milliseconds; a game's own warning stands the longest. */
type MessageTimeout = (typeof MESSAGE_TIMEOUTS)[keyof typeof MESSAGE_TIMEOUTS] | typeof GAME_WIDGET_WARNING_MS

type Words = {
  readonly key?: MessageKey
  readonly text?: string
  readonly params?: MessageParams
}

/** The operator who configures an outage also sets how long its warning is shown. */
type OutageWarning = { readonly type: 'outage_warning'; readonly timeout?: number }

type OwnMessage = {
  readonly type: Exclude<MessageType, 'outage_warning'>
  /** Closes by itself after so long; without one it stays until it is closed or left. */
  readonly timeout?: MessageTimeout
}

/** What the message bar says: a text of ours by its key, or a text that the lottery wrote. */
export type Message = Words & (OutageWarning | OwnMessage)

/** Without a type a message is an error. Errors and outage warnings always close by themselves. */
export function raiseMessage(message: Words & (OutageWarning | Partial<OwnMessage>)): Message {
  if (message.type === 'outage_warning') return { ...message, timeout: message.timeout ?? OUTAGE_DISPLAY_MS }
  const {
    type = 'error',
    timeout = type === 'error' ? MESSAGE_TIMEOUTS.medium : undefined,
    ...words
  } = message
  return { ...words, type, ...(timeout === undefined ? {} : { timeout }) }
}

/** Whether a message can be closed by hand; an outage warning cannot. */
export const isClosable = ({ type }: Pick<Message, 'type'>): boolean => type !== 'outage_warning'
