import type { Abandon, Step } from '../../club/machine/Machine.ts'
import { isBegun, type GamePlay, type Unfinished } from './GamePlay.ts'
import type { GameFrameEffect, GameFrameEvent, GameFrameState, GameRound } from './GameFrameState.ts'

export type GameFrameStep = Step<GameFrameState, GameFrameEffect | Abandon>
/** The states in which a frame shows a round. */
export type Shown = Extract<GameFrameState, { round: GameRound }>

export const closed: GameFrameState = { at: 'closed', unfinished: null }
/** What is left of it shows in the balances, and waits. */
export const refreshAndRecall: GameFrameEffect[] = [{ type: 'refresh' }, { type: 'recall' }]

export const isPlay = (of: Unfinished | null, token: string): boolean =>
  of !== null && isBegun(of) && of.token === token

/** The server has said what a play came to, which may not be the one that is shown by now. */
export function settled(
  state: GameFrameState,
  { token, amount }: Extract<GameFrameEvent, { type: 'settled' }>,
): GameFrameStep {
  switch (state.at) {
    case 'closed':
      if (!isPlay(state.unfinished, token)) return [state, []]
      return [closed, [{ type: 'recall' }]]
    case 'ended':
      if (state.play.token !== token) return [state, []]
      return [
        { ...state, amount },
        [{ type: 'recall' }, ...(state.amount === null ? celebrateWin(amount) : [])],
      ]
    case 'loading':
    case 'playing': {
      const { round } = state
      if (round.play.token !== token) return [state, []]
      return [{ ...state, round: { ...round, play: { ...round.play, amount } } }, []]
    }
    case 'opening':
    case 'failed':
      return [state, []]
  }
}

const celebrateWin = (amount: number | null): GameFrameEffect[] => (amount ? [{ type: 'celebrate' }] : [])

/** A play for fun was never kept. */
export const forgetPlay = (play: Unfinished | null): GameFrameEffect[] =>
  play?.mode === 'prize' ? [{ type: 'forget', play }] : []

/** What is sent to the club is kept until it is received. */
export const endPlay = (play: GamePlay, how: 'end' | 'skip'): GameFrameEffect[] => [
  ...(play.isEndedByClub || how === 'skip' ? [{ type: 'end', play, how } as const] : forgetPlay(play)),
  { type: 'refresh' },
]

/** The frame goes; a play that was not seen to its end is over all the same. */
export function leave(state: Shown, how: 'end' | 'skip'): GameFrameStep {
  const { play } = state.round
  const isCompleted = state.at === 'playing' && state.isCompleted
  return [
    { at: 'ended', play, amount: play.amount, unfinished: null },
    [
      ...(isCompleted ? [{ type: 'refresh' } as const] : endPlay(play, how)),
      { type: 'recall' },
      ...celebrateWin(play.amount),
    ],
  ]
}
