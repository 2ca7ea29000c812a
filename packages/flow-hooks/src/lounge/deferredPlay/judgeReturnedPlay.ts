import type { DeferredPlay } from '@players-club/domain-models'

interface Facts {
  readonly playForFun: boolean
  /** What the chosen wager costs now. */
  readonly price: number | undefined
  readonly tokens: number | undefined
}

/** Whether a deferred play starts, and how many tokens are missing. Only what the sign-in page announced is taken. */
export function judgeReturnedPlay(
  { gameType, wager }: Pick<DeferredPlay, 'gameType' | 'wager'>,
  { playForFun, price, tokens }: Facts,
): { starts: boolean; missing: number } {
  if (gameType === 'fun') return { starts: playForFun, missing: 0 }
  if (price === undefined || price !== wager || tokens === undefined) return { starts: false, missing: 0 }
  return { starts: isAffordable(price, tokens), missing: Math.max(0, price - tokens) }
}

/** Whether the tokens cover a wager; not as long as one of them is unknown. */
export const isAffordable = (wager: number | undefined, tokens: number | undefined): boolean =>
  wager !== undefined && tokens !== undefined && wager <= tokens
