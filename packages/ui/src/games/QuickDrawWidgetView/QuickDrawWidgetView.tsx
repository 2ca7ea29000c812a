import type { QuickDrawPageMessage } from '@players-club/domain-models'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Text } from '../../primitives/Text/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { frame, widget } from './QuickDrawWidgetView.css.ts'

export interface QuickDrawWidgetViewProps {
  name: string | undefined
  gameUrl: string | undefined
  isLoading: boolean
  /** Something came from the window of the frame, and `reply` answers it. */
  onMessage: (
    message: { readonly origin: string; readonly data: unknown },
    reply: (message: QuickDrawPageMessage) => void,
  ) => void
}

/** The game of another party in a frame, and nothing else. */
export function QuickDrawWidgetView({ name, gameUrl, isLoading, onMessage }: QuickDrawWidgetViewProps) {
  const translate = useMessages()
  const window = useRef<HTMLIFrameElement>(null)

  const hear = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    const game = window.current?.contentWindow
    // Any window may send messages; only those of this frame are the game's.
    if (!game || source !== game) return
    onMessage({ origin, data }, message => game.postMessage(message, origin))
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  return (
    <div className={widget} aria-busy={isLoading}>
      <VisuallyHidden>
        <h1>{name ?? translate('shell.games.quickDraw')}</h1>
      </VisuallyHidden>
      {isLoading && <Text>{translate('games.widget.loading')}</Text>}
      {gameUrl !== undefined && name !== undefined && (
        <iframe
          ref={window}
          className={frame}
          src={gameUrl}
          title={translate('games.widget.frame', { name })}
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </div>
  )
}
