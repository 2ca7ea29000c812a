'use client'

import { useEffect } from 'react'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { enums, is, optional, string, type } from 'superstruct'
import { storedKey, storedParams } from '../../club/storedMessage.ts'
import { useClub } from '../../club/useClub.ts'

const stateWithMessage = type({
  message: type({
    type: optional(enums(['error', 'warning', 'success', 'info'])),
    key: optional(storedKey),
    text: optional(string()),
    params: optional(storedParams),
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
