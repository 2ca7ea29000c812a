'use client'

import { useRef } from 'react'
import { useClub } from '../useClub.ts'
import type { ShownMessage } from './messageBar.machine.ts'

/** The message of a flow's last failure. */
export type FailureMessage = {
  /** Remembers the message that `raise` shows. */
  tell(raise: () => void): void
  /** Takes it away while it is still on show: it must not stand beside the success of the next attempt. */
  withdraw(): void
}

/** Keeps track of the error message that a flow shows, so that its next attempt takes that message away. */
export function useFailureMessage(): FailureMessage {
  const { messages } = useClub()
  const told = useRef<ShownMessage>(null)
  const shown = () => {
    const bar = messages.getState()
    return bar.at === 'empty' ? null : bar.message
  }
  return {
    tell(raise) {
      const before = shown()
      raise()
      const after = shown()
      told.current = after === before ? null : after
    },
    withdraw() {
      if (told.current !== null && told.current === shown()) messages.withdraw(told.current.type)
      told.current = null
    },
  }
}
