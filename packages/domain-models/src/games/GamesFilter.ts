import { asAddress, readPage } from '../shell/pageInAddress.ts'
import {
  GAME_STATUSES,
  GAMES_CHOICES_MAX,
  GAMES_PAGE_MAX,
  GAMES_PRICE_MAX,
  TOP_PRIZE_BANDS,
} from './constants.ts'
import type { TopPrizeBand } from './topPrizeBands.ts'

/** A value of the status filter of the games library. */
export type GameStatus = (typeof GAME_STATUSES)[number]

/** What a list of games is narrowed to; a list left out narrows nothing. */
export interface GamesFilter {
  readonly status?: GameStatus
  readonly gameTypes?: readonly number[]
  readonly topPrizes?: readonly TopPrizeBand[]
  /** In dollars, with cents. */
  readonly retailPrices?: readonly number[]
  readonly tags?: readonly number[]
}

/** A filter and a page, counted from 0, as the address of the library keeps them. */
export interface GamesPlace {
  readonly filter: GamesFilter
  readonly page: number
}

const isOneOf = <T extends string>(known: readonly T[], value: string | null): value is T =>
  known.some(one => one === value)

const ids = (texts: readonly string[]) => texts.filter(text => /^[1-9]\d{0,5}$/.test(text)).map(Number)

/** Amounts above 0 with at most two decimals. */
const prices = (texts: readonly string[]) =>
  texts
    .filter(text => /^\d{1,5}(\.\d{1,2})?$/.test(text))
    .map(Number)
    .filter(price => price > 0 && price <= GAMES_PRICE_MAX)

/** A list with its doubles taken out and no longer than a filter may be, or nothing for an empty one. */
const some = <T>(list: readonly T[]): T[] | undefined =>
  list.length > 0 ? [...new Set(list)].slice(0, GAMES_CHOICES_MAX) : undefined

/** Reads an address; what it does not understand, or the contract would refuse, it leaves out. */
export function readGamesPlace(search: string | URLSearchParams): GamesPlace {
  const params = new URLSearchParams(search)
  const status = params.get('status')
  const lists = {
    gameTypes: some(ids(params.getAll('type'))),
    topPrizes: some(params.getAll('topPrize').filter(band => isOneOf(TOP_PRIZE_BANDS, band))),
    retailPrices: some(prices(params.getAll('price'))),
    tags: some(ids(params.getAll('tag'))),
  }
  const page = readPage(params)
  const filter = Object.entries({
    ...(isOneOf(GAME_STATUSES, status) && { status }),
    ...lists,
  }).filter(([, value]) => value !== undefined)
  return { filter: Object.fromEntries(filter), page: page > GAMES_PAGE_MAX ? 0 : page }
}

/** Writes what `readGamesPlace` reads, with a leading question mark, or nothing where there is nothing to say. */
export function writeGamesPlace({ filter, page }: GamesPlace): string {
  const params = new URLSearchParams()
  if (filter.status) params.append('status', filter.status)
  for (const type of filter.gameTypes ?? []) params.append('type', String(type))
  for (const band of filter.topPrizes ?? []) params.append('topPrize', band)
  for (const price of filter.retailPrices ?? []) params.append('price', String(price))
  for (const tag of filter.tags ?? []) params.append('tag', String(tag))
  return asAddress(params, page)
}

/** How many choices narrow the list. */
export const countChoices = ({ status, ...lists }: GamesFilter): number =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), status ? 1 : 0)
