import type { QuickDrawPageMessage } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { MessageFrame, type MessageFrameProps } from '../../primitives/MessageFrame/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { waiting, widget } from './QuickDrawWidgetView.css.ts'

export interface QuickDrawWidgetViewProps {
  name: string | undefined
  gameUrl: string | undefined
  isLoading: boolean
  /** Something came from the window of the frame, and `reply` answers it. */
  onMessage: MessageFrameProps<QuickDrawPageMessage>['onMessage']
}

/** The game of another party in a frame, and nothing else. */
export function QuickDrawWidgetView({ name, gameUrl, isLoading, onMessage }: QuickDrawWidgetViewProps) {
  const translate = useMessages()
  return (
    <div className={widget} aria-busy={isLoading}>
      <VisuallyHidden>
        <h1>{name ?? translate('shell.games.quickDraw')}</h1>
      </VisuallyHidden>
      {isLoading && <p className={waiting}>{translate('games.widget.loading')}</p>}
      {gameUrl !== undefined && name !== undefined && (
        <MessageFrame src={gameUrl} title={translate('games.widget.frame', { name })} onMessage={onMessage} />
      )}
    </div>
  )
}
