'use client'

import {
  GAME_WIDGET_WARNING_MS,
  readFrameMessage,
  type QuickDrawPageMessage,
} from '@players-club/domain-models'
import { useRef } from 'react'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { quickDrawFrameMachine, type QuickDrawFrameState } from './quickDrawFrame.machine.ts'

/** A message as it came from the window of the frame. */
export interface HeardMessage {
  readonly origin: string
  readonly data: unknown
}

/** What `useQuickDrawFrame` returns: the state of the game in the frame, and who hears its messages. */
export interface QuickDrawFrame {
  readonly state: QuickDrawFrameState
  /** A message from the frame; `reply` answers that frame only. */
  hear(message: HeardMessage, reply: (message: QuickDrawPageMessage) => void): void
}

export interface QuickDrawFrameOptions {
  readonly gameUrl: string | undefined
  /** What the game is told once it is there. */
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
    hear(heard, reply) {
      const message = gameUrl === undefined ? null : readFrameMessage(gameUrl, heard)
      if (!message) return
      speak.current = reply
      send({ type: 'heard', message })
    },
  })
}
