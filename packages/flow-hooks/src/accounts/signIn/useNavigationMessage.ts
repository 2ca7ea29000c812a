'use client'

import { useEffect } from 'react'
import { MESSAGE_TIMEOUTS, type MessageKey } from '@players-club/domain-models'
import { define, enums, is, number, optional, record, string, type, union } from 'superstruct'
import { useClub } from '../../club/useClub.ts'

// Only our own pages write this state, so the key is not checked against the catalogue.
const messageKey = define<MessageKey>('MessageKey', value => typeof value === 'string')

const stateWithMessage = type({
  message: type({
    type: optional(enums(['error', 'warning', 'success', 'info'])),
    key: optional(messageKey),
    text: optional(string()),
    params: optional(record(string(), union([string(), number()]))),
    timeout: optional(enums(Object.values(MESSAGE_TIMEOUTS))),
  }),
})

/** Shows the message another page sent along; once, so that a reload does not repeat it. */
export function useNavigationMessage(): void {
  const { messages, navigator } = useClub()
  useEffect(() => {
    const { pathname, search, hash = '', state } = navigator.location()
    if (!is(state, stateWithMessage)) return
    const { message, ...rest } = state
    messages.raise(message)
    navigator.go(pathname + search + hash, { replace: true, state: rest })
  }, [messages, navigator])
}
