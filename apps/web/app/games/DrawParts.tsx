import type { Game } from '@players-club/domain-models'
import { useJackpots, useNextDrawShown, useQuickDraw } from '@players-club/flow-hooks/games'
import { JackpotView } from '@players-club/ui/games/JackpotView'
import { QuickDrawView } from '@players-club/ui/games/QuickDrawView'

interface DrawPartsProps {
  game: Game
  /** The current page of results, counted from 0. */
  page: number
  hrefOf: (page: number) => string
}

/** The parts of a draw game's page. */
export function JackpotParts({ game, page, hrefOf }: DrawPartsProps) {
  return (
    <JackpotView {...useJackpots(game, page)} page={page} hrefOf={hrefOf} nextDraw={useNextDrawShown()} />
  )
}

/** The parts of a quick-draw game's page. */
export function QuickDrawParts({ game, page, hrefOf }: DrawPartsProps) {
  return (
    <QuickDrawView
      {...useQuickDraw(game.gameId, page)}
      page={page}
      hrefOf={hrefOf}
      nextDraw={useNextDrawShown()}
    />
  )
}
