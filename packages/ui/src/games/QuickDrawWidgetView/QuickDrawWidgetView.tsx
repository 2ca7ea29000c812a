'use client'

import type { QuickDrawPageMessage } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { MessageFrame, type MessageFrameProps } from '../../primitives/MessageFrame/MessageFrame.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { waiting, widget } from './QuickDrawWidgetView.css.ts'

/** The quick-draw game of a partner's widget, and why there is none to show. */
export interface QuickDrawWidgetViewProps {
  name: string | undefined
  gameUrl: string | undefined
  isLoading: boolean
  /** The reason why the game to show is unknown. */
  error: LocalizedText | null
  onRetry: Retry
  /** There is no draw that the game could show. */
  isUndrawn: boolean
  /** A message arrived from the frame's window; `reply` answers it. */
  onMessage: MessageFrameProps<QuickDrawPageMessage>['onMessage']
}

/** A third party's game in a full-page frame. */
export function QuickDrawWidgetView({ name, gameUrl, isLoading, ...props }: QuickDrawWidgetViewProps) {
  const translate = useMessages()
  const { error, onRetry, isUndrawn, onMessage } = props
  return (
    <div className={widget} aria-busy={isLoading && !error && !isUndrawn}>
      <VisuallyHidden as="h1">{name ?? translate('shell.games.quickDraw')}</VisuallyHidden>
      {isLoading && (
        <div className={waiting}>
          {error ? (
            <QueryState error={error} onRetry={onRetry}>
              {null}
            </QueryState>
          ) : (
            <p>{translate(isUndrawn ? 'games.noResults' : 'games.widget.loading')}</p>
          )}
        </div>
      )}
      {gameUrl !== undefined && name !== undefined && (
        // A new frame for a new draw: another address of the same frame would add a step to the page's history.
        <MessageFrame
          key={gameUrl}
          src={gameUrl}
          title={translate('games.widget.frame', { name })}
          onMessage={onMessage}
        />
      )}
    </div>
  )
}
