import type { Game } from '@players-club/domain-models'
import { useJackpots, useNextDrawShown, useQuickDraw } from '@players-club/flow-hooks/games'
import { JackpotView } from '@players-club/ui/games/JackpotView'
import { QuickDrawView } from '@players-club/ui/games/QuickDrawView'

interface DrawPartsProps {
  game: Game
  /** The page of results on show, counted from 0. */
  page: number
  hrefOf: (page: number) => string
}

/** What a draw game has drawn. */
export function JackpotParts({ game, page, hrefOf }: DrawPartsProps) {
  return (
    <JackpotView {...useJackpots(game, page)} page={page} hrefOf={hrefOf} nextDraw={useNextDrawShown()} />
  )
}

/** What a quick-draw game has drawn. */
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
