import { useArcadePlay, useGetTokens, type SeenArcadeGame } from '@players-club/flow-hooks/lounge'
import { ArcadeGameView, type ArcadeGameViewProps } from '@players-club/ui/lounge/ArcadeGameView'
import { useMessages } from '@players-club/ui/messages'
import { GameDialog, LazyGameFrame } from './GameDialog.tsx'

interface ArcadePlayProps extends Pick<ArcadeGameViewProps, 'error' | 'onReload'> {
  id: number
  seen: SeenArcadeGame | undefined
}

/** A game of the lounge with its plays, and the running play in front of it. */
export function ArcadePlay({ id, seen, ...page }: ArcadePlayProps) {
  const { locale } = useMessages()
  const { frame, resume, play, chooseWager, ...player } = useArcadePlay({ id, seen, locale })
  const { opening, unfinished, played } = frame.facts
  return (
    <>
      <ArcadeGameView
        {...page}
        {...player}
        game={seen?.game}
        wagers={seen?.wagers}
        chances={seen?.chances ?? []}
        opening={opening}
        hasUnfinished={unfinished !== null}
        played={played}
        onWager={chooseWager}
        onPlay={play}
        onResume={resume}
        onGetTokens={useGetTokens()}
        onPreload={LazyGameFrame.preload}
      />
      {seen && <GameDialog name={seen.game.name} frame={frame} isPortraitOnly={seen.game.portraitOnly} />}
    </>
  )
}
