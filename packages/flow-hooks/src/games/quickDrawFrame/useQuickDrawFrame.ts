'use client'

import {
  GAME_WIDGET_WARNING_MS,
  readFrameMessage,
  type QuickDrawPageMessage,
} from '@players-club/domain-models'
import { useState } from 'react'
import type { ReceiveMessage } from '../../club/ReceivedMessage.ts'
import { createStore } from '../../club/store/createStore.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'

/** What `useQuickDrawFrame` returns: whether the game in the frame is loading, and the verb that receives its messages. */
export interface QuickDrawFrame {
  readonly isLoading: boolean
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
  // Outside of React's state, because the next message may come before the next render.
  const [readyUrl] = useState(() => createStore<string | undefined>(undefined))
  const ready = useStore(readyUrl)

  return useStableVerbs({
    isLoading: gameUrl === undefined || ready !== gameUrl,
    receiveMessage(received, reply) {
      const message = gameUrl === undefined ? null : readFrameMessage(gameUrl, received)
      if (!message) return
      switch (message.type) {
        case 'ready':
          // A reloaded frame is started again.
          readyUrl.setState(gameUrl)
          if (start) reply(start)
          break
        case 'warning':
          messages.raise({
            type: 'warning',
            key: `games.widget.warning.${message.reason}`,
            timeout: GAME_WIDGET_WARNING_MS,
          })
          break
        case 'drawn':
          if (readyUrl.getState() === gameUrl) onDrawn()
      }
    },
  })
}
