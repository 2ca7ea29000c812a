'use client'

import type { GamePageMessage } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { MessageFrame, type MessageFrameProps } from '../../primitives/MessageFrame/MessageFrame.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Status } from '../../primitives/Notice/Status.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cover, frame, stage } from './GameFrame.css.ts'
import { useIsLandscape } from './useIsLandscape.ts'

/** The game in a frame over the page: its address, its state, and what happens on each action. */
export interface GameFrameProps {
  isOpen: boolean
  /** The title of the game. */
  name: string
  /** The address of the game's page; undefined while it is loading or after it failed to load. */
  url: string | undefined
  /** The game has not reported that it is ready. */
  isLoading: boolean
  /** Why it failed to load. */
  error: LocalizedText | null
  /** A game for portrait orientation only. */
  isPortraitOnly: boolean
  /** Requests the result without playing. */
  canSkip: boolean
  onMessage: MessageFrameProps<GamePageMessage>['onMessage']
  onRetry: () => void
  onSkip: () => void
  onClose: () => void
  /** Closes a game that is covered because the window is wider than high. @default onClose */
  onCloseUnseen?: () => void
}

/**
 * A third party's game in a frame over the page, with a message for each reason that keeps it from being
 * played.
 */
export function GameFrame(props: GameFrameProps) {
  const { isOpen, name, canSkip, isPortraitOnly, onSkip, onClose, onCloseUnseen = onClose } = props
  const translate = useMessages()
  const isTurned = useIsLandscape() && isPortraitOnly
  const close = isTurned ? onCloseUnseen : onClose
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={name}
      size="large"
      footer={
        <>
          {canSkip && (
            <Button emphasis="outline" onPress={onSkip}>
              {translate('digitalGames.skip')}
            </Button>
          )}
          <Button emphasis={canSkip ? 'plain' : 'outline'} onPress={close}>
            {translate('digitalGames.close')}
          </Button>
        </>
      }
    >
      <Stage {...props} isTurned={isTurned} />
    </Dialog>
  )
}

interface StageProps extends GameFrameProps {
  isTurned: boolean
}

function Stage({ name, url, isLoading, error, isTurned, onMessage, onRetry }: StageProps) {
  const translate = useMessages()
  const game = useRef<HTMLIFrameElement>(null)
  const isCovered = isLoading || error !== null || isTurned
  const isPlayable = url !== undefined && !isCovered

  useEffect(() => {
    // Focus moves into the game, so that it receives the keys; Tab leads out of it again.
    if (isPlayable) game.current?.focus()
  }, [isPlayable])

  return (
    <div className={stage} aria-busy={isLoading && !error}>
      {url !== undefined && (
        <div className={frame} inert={isCovered}>
          <MessageFrame
            ref={game}
            src={url}
            title={translate('digitalGames.frame', { name })}
            onMessage={onMessage}
          />
        </div>
      )}
      {isLoading && !error && (
        <div className={cover}>
          <Status>
            <Text>{translate('digitalGames.loading')}</Text>
          </Status>
          <Skeleton shape="heading" />
        </div>
      )}
      {error && (
        <div className={cover}>
          <Notice tone="danger" isAnnounced title={resolveText(translate, error)}>
            {translate('digitalGames.notLost')}
          </Notice>
          <Button onPress={onRetry}>{translate('digitalGames.again')}</Button>
        </div>
      )}
      {isTurned && !error && (
        <div className={cover}>
          <Notice tone="danger" isAnnounced title={translate('digitalGames.portrait')}>
            {translate('digitalGames.portrait.hint')}
          </Notice>
        </div>
      )}
    </div>
  )
}
