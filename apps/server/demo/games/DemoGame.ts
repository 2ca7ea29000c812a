import type { Locale, TopPrizeType } from '@players-club/domain-models'

type PerLocale<Text> = Readonly<Record<Locale, Text>>

export interface DemoPrize {
  readonly match?: PerLocale<string>
  /** An amount in dollars, or a text. */
  readonly prize: number | PerLocale<string>
  readonly odds: number
  readonly remaining?: number
}

export interface DemoGame {
  readonly id: number
  readonly gameId: number
  readonly name: string
  readonly gameTypeId: number
  readonly price: number
  readonly topPrizeType: TopPrizeType
  readonly topPrize?: number
  readonly topPrizeText?: PerLocale<string>
  readonly odds: number
  /** In days from the first start, or a fixed day. */
  readonly begins: number | string
  readonly ends?: number | string
  readonly isFeatured?: boolean
  readonly tags: readonly number[]
  readonly description: PerLocale<string>
  readonly prizes: readonly DemoPrize[]
}

/** Tags: what a game is about, and how it is played. */
export const TAG = {
  desert: 1,
  money: 2,
  season: 3,
  jackpot: 4,
  wildlife: 5,
  match: 11,
  find: 12,
  crossword: 13,
  bingo: 14,
  pick: 15,
} as const
