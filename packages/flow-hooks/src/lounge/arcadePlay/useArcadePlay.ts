'use client'

import {
  defaultWager,
  MESSAGE_TIMEOUTS,
  type DeferredPlay,
  type GameMode,
  type Locale,
} from '@players-club/domain-models'
import { useState } from 'react'
import { balanceOf } from '../../club/query/balanceOf.ts'
import { useSession } from '../../club/session/useSession.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import type { SeenArcadeGame } from '../arcadeGame/useArcadeGame.ts'
import { useGameFrame } from '../gameFrame/useGameFrame.ts'
import { type GameFrame } from '../gameFrame/GameFrame.ts'
import { isAffordable, judgeReturnedPlay } from '../deferredPlay/judgeReturnedPlay.ts'
import { signInToPlay } from '../deferredPlay/keptPlay.ts'
import { useReturnedPlay } from '../deferredPlay/useReturnedPlay.ts'
import { beginArcadePlay } from './beginArcadePlay.ts'
import { keptNglSessions } from './keptNglSessions.ts'
import { usePlayBalance } from './usePlayBalance.ts'

/** What `useArcadePlay` returns: the frame that plays the game, the tokens, the wager, and the verbs. */
export type ArcadePlayPage = {
  readonly frame: GameFrame
  readonly isSignedIn: boolean
  /** Undefined while they are on their way, and for a guest; null where they could not be loaded. */
  readonly tokens: number | null | undefined
  /**
   * Whether a press of the way to prizes has an answer: who the player is and what they have is known, or cannot be had.
   * For fun only who the player is has to be known.
   */
  readonly isReady: boolean
  /** Which of the game's wagers is chosen. */
  readonly wagerIndex: number
  chooseWager(index: number): void
  /** For fun, or for the wager that is chosen; a guest signs in first. */
  play(mode: GameMode): void
  /** Shows the play that was not seen to its end, if there is one. */
  resume(): void
}

/** The game of an arcade page, and the language that it begins with. */
export interface ArcadePlayOptions {
  /** As it stands in the address: it is known before the game is. */
  readonly id: number
  readonly seen: SeenArcadeGame | undefined
  readonly locale: Locale
}

/** Plays of one game of the lounge: for the wager that is chosen, or for fun. */
export function useArcadePlay({ id, seen, locale }: ArcadePlayOptions): ArcadePlayPage {
  const club = useClub()
  const { api, messages, lottery, playerStorage } = club
  const { isSignedIn, isRestoring } = useSession()
  const { balance, tokens, isSettled, isMissingFor } = usePlayBalance()
  const wagers = seen?.wagers ?? []
  // The value and not its place: wagers may be added or removed while the page is open.
  const [chosen, setChosen] = useState<number | null>(null)
  const place = wagers.findIndex(({ value }) => value === chosen)
  const wagerIndex = place < 0 ? defaultWager(wagers, lottery.settings.defaultWagerIndex) : place
  const chooseWager = (index: number) => setChosen(wagers[index]?.value ?? null)

  const frame = useGameFrame({
    scope: `arcade.${id}`,
    unit: 'tokens',
    locale,
    launchError: 'arcade.gameLaunchError',
    // What is won comes at the end of the play: another one is offered where there are tokens for it before that.
    canReplay: ({ wager }) => isAffordable(wager, tokens),
    play: async ({ mode, wager }, options) => {
      if (!seen || wager === undefined) throw new Error('No game is played before it is known.')
      const sessions = keptNglSessions(playerStorage.session)
      const begun = await beginArcadePlay(api, { game: seen.game, wager, mode, sessions }, options)
      void balance.refresh()
      return begun
    },
    refresh: () => void balance.refresh(),
  })

  const launch = (mode: GameMode, index: number) => frame.launch(mode, wagers[index]?.value)

  const returned = (play: DeferredPlay) => {
    if (!seen || play.deferredGame !== seen.game.id) return
    const index = defaultWager(wagers, play.wagerIndex)
    chooseWager(index)
    if (isMissingFor(play.gameType)) return
    const price = wagers[play.wagerIndex]?.value
    const { starts, missing } = judgeReturnedPlay(play, { ...seen.game, price, tokens })
    if (starts) return launch(play.gameType, index)
    if (missing === 0) return
    const affordable = wagers.filter(({ value }) => isAffordable(value, tokens)).length
    const params = { game: seen.game.name, tokens: missing, affordable }
    messages.raise({ type: 'warning', key: 'lounge.game.notStarted', params, timeout: MESSAGE_TIMEOUTS.long })
  }
  const waiting = useReturnedPlay({
    isReady: ({ gameType }) => isSignedIn && seen !== undefined && (gameType === 'fun' || isSettled),
    onReturn: returned,
  })

  return useStableVerbs({
    frame,
    isSignedIn,
    tokens: balanceOf(balance),
    isReady: isSignedIn ? isSettled : !isRestoring,
    wagerIndex,
    chooseWager(index) {
      waiting.drop()
      chooseWager(index)
    },
    play(mode) {
      // A player whose session is being restored is not led to the sign-in.
      if (isRestoring) return
      waiting.drop()
      if (isMissingFor(mode)) return
      if (isSignedIn) return launch(mode, wagerIndex)
      if (!seen) return
      const wanted = { gameType: mode, wagerIndex, deferredGame: id, gameName: seen.game.name }
      signInToPlay(club, { ...wanted, wager: wagers[wagerIndex]?.value })
    },
    resume: frame.resume,
  })
}
