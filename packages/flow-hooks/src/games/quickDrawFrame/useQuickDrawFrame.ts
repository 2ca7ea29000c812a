'use client'

import {
  GAME_WIDGET_WARNING_MS,
  readFrameMessage,
  type QuickDrawPageMessage,
} from '@players-club/domain-models'
import { useRef } from 'react'
import type { ReceiveMessage } from '../../club/ReceivedMessage.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { quickDrawFrameMachine, type QuickDrawFrameState } from './quickDrawFrame.machine.ts'

/** What `useQuickDrawFrame` returns: the state of the game in the frame, and the verb that receives its messages. */
export interface QuickDrawFrame {
  readonly state: QuickDrawFrameState
  /** A message of the game, which receives what to start once it is ready. */
  readonly receiveMessage: ReceiveMessage<QuickDrawPageMessage>
}

export interface QuickDrawFrameOptions {
  readonly gameUrl: string | undefined
  /** What is sent to the game once it is there. */
  readonly start: QuickDrawPageMessage | undefined
  /** A draw has been shown to its end. */
  onDrawn(): void
}

/** The game in the frame and the page around it, which speak by messages. */
export function useQuickDrawFrame({ gameUrl, start, onDrawn }: QuickDrawFrameOptions): QuickDrawFrame {
  const { messages } = useClub()
  const speak = useRef<(message: QuickDrawPageMessage) => void>(() => {})

  const [state, send] = useMachine(quickDrawFrameMachine, effect => {
    switch (effect.type) {
      case 'start':
        return start && speak.current(start)
      case 'warn':
        return messages.raise({
          type: 'warning',
          key: `games.widget.warning.${effect.reason}`,
          timeout: GAME_WIDGET_WARNING_MS,
        })
      case 'refresh':
        return onDrawn()
    }
  })

  return useStableVerbs({
    state,
    receiveMessage(received, reply) {
      const message = gameUrl === undefined ? null : readFrameMessage(gameUrl, received)
      if (!message) return
      speak.current = reply
      send({ type: 'message-received', message })
    },
  })
}
