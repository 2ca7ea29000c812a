'use client'

import { useClub } from '../useClub.ts'
import { useStore } from '../store/useStore.ts'
import type { MessageBarStore } from './createMessageBar.ts'
import type { ShownMessage } from './messageBar.machine.ts'

/** What `useMessageBar` returns: the message that is shown, and the verbs. */
export type MessageBar = Pick<MessageBarStore, 'raise' | 'close' | 'pause' | 'resume'> & {
  readonly message: ShownMessage | null
}

/** The message on show and the verbs around it. */
export function useMessageBar(): MessageBar {
  const { messages } = useClub()
  const state = useStore(messages)
  const { raise, close, pause, resume } = messages
  return { message: state.at === 'empty' ? null : state.message, raise, close, pause, resume }
}
