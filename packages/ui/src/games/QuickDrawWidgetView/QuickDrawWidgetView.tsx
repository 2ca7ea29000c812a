import type { QuickDrawPageMessage } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { MessageFrame, type MessageFrameProps } from '../../primitives/MessageFrame/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { waiting, widget } from './QuickDrawWidgetView.css.ts'

export interface QuickDrawWidgetViewProps {
  name: string | undefined
  gameUrl: string | undefined
  isLoading: boolean
  /** Why it cannot be known which game to show. */
  error: LocalizedText | null
  onRetry: () => void
  /** Nothing has been drawn that a game could show. */
  isUndrawn: boolean
  /** Something came from the window of the frame, and `reply` answers it. */
  onMessage: MessageFrameProps<QuickDrawPageMessage>['onMessage']
}

/** The game of another party in a frame, and nothing else. */
export function QuickDrawWidgetView({ name, gameUrl, isLoading, ...props }: QuickDrawWidgetViewProps) {
  const translate = useMessages()
  const { error, onRetry, isUndrawn, onMessage } = props
  return (
    <div className={widget} aria-busy={isLoading && !error && !isUndrawn}>
      <VisuallyHidden>
        <h1>{name ?? translate('shell.games.quickDraw')}</h1>
      </VisuallyHidden>
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
        <MessageFrame src={gameUrl} title={translate('games.widget.frame', { name })} onMessage={onMessage} />
      )}
    </div>
  )
}
