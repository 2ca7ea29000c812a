'use client'

import type { DigitalGame, GameMode } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { UprightHint } from '../../lounge/GameFrame/UprightHint.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { ActivityFrame, type ActivityFrameProps } from '../ActivityFrame/ActivityFrame.tsx'
import { GameChances } from '../GameChances/GameChances.tsx'
import { GameStatus, type PlayedGame } from '../GameStatus/GameStatus.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'

/** The page of a digital game: what can be won, the play, and what happens on each action. */
export interface DigitalGameViewProps extends Pick<
  ActivityFrameProps,
  'activity' | 'error' | 'refresh' | 'isSignedIn'
> {
  /** Undefined while loading. */
  game: DigitalGame | undefined
  gameError: LocalizedText | null
  onGameRetry: Retry
  /** A game for portrait orientation only. @default false */
  isPortraitOnly?: boolean
  /** The play that is starting. */
  opening: GameMode | null
  /** There is an unfinished play to resume. */
  hasUnfinished: boolean
  /** The last finished play, if its result is to be shown. */
  played: PlayedGame | null
  onPlay: (mode: GameMode) => void
  onResume: () => void
  onSignIn: () => void
}

/** The page of a digital game: its prizes with odds, and the buttons to play. */
export function DigitalGameView(props: DigitalGameViewProps) {
  const { activity, error, refresh, isSignedIn, game, gameError, onGameRetry } = props
  const { opening, played, hasUnfinished, onResume } = props
  const chances = <GameChances game={game} error={gameError} onRetry={onGameRetry} />
  const news = <GameStatus {...{ played, hasUnfinished, onResume }} isOpening={opening !== null} />
  return (
    <ActivityFrame
      {...{ activity, error, refresh, isSignedIn }}
      action={<PlayButtons {...props} hasPrize />}
      done={
        <Stack gap={6}>
          {news}
          <PlayButtons {...props} hasPrize={false} />
          {chances}
        </Stack>
      }
    >
      <Stack gap={6}>
        {news}
        {chances}
      </Stack>
    </ActivityFrame>
  )
}

function PlayButtons(props: DigitalGameViewProps & { hasPrize: boolean }) {
  const { game, opening, isSignedIn, isPortraitOnly = false, hasPrize, onPlay, onSignIn } = props
  const translate = useMessages()
  if (!isSignedIn) return <Button onPress={onSignIn}>{translate('digitalGames.signIn')}</Button>
  const isWaiting = (mode: GameMode) => ({
    isPending: opening === mode,
    isDisabled: game === undefined || (opening !== null && opening !== mode),
    onPress: () => onPlay(mode),
  })
  return (
    <Stack gap={3} align={hasPrize ? 'stretch' : 'start'}>
      {isPortraitOnly && <UprightHint />}
      {hasPrize && <Button {...isWaiting('prize')}>{translate('digitalGames.playForPoints')}</Button>}
      {game?.playForFun && (
        <Button emphasis="outline" {...isWaiting('fun')}>
          {translate('digitalGames.playForFun')}
        </Button>
      )}
    </Stack>
  )
}
