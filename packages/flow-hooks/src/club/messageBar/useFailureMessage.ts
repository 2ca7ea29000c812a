'use client'

import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useRef } from 'react'
import { useClub } from '../useClub.ts'
import type { MessageBarStore } from './createMessageBar.ts'

/** The message of a flow's last failure. */
export type FailureMessage = {
  /** Shows it, as an error for a long time unless it says otherwise. */
  show(message: Parameters<MessageBarStore['raise']>[0]): void
  /** Takes it away: it must not stand beside the success of the next attempt. */
  withdraw(): void
}

/** Keeps track of the error message that a flow shows, so that its next attempt takes that message away. */
export function useFailureMessage(): FailureMessage {
  const { messages } = useClub()
  const shown = useRef<number>(null)
  return {
    show(message) {
      shown.current = messages.raise({ timeout: MESSAGE_TIMEOUTS.long, ...message })
    },
    withdraw() {
      if (shown.current !== null) messages.withdraw(shown.current)
    },
  }
}
