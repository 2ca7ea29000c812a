'use client'

import { getJackpotResults, getLatestJackpotResult } from '@players-club/api-client'
import {
  JACKPOT_RESULTS_PAGE_SIZE,
  shownJackpotResults,
  type Game,
  type JackpotResult,
  type Page,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'

/** What `useJackpots` returns: the latest draw, the open one, and a page of results; each loads by itself. */
export interface Jackpots {
  readonly latest: Query<JackpotResult | null>
  readonly next: Query<JackpotResult | null>
  readonly results: Query<Page<JackpotResult>>
}

/** The results of a draw game: the latest, the draw that is open, and one page of all. */
export function useJackpots(game: Pick<Game, 'id' | 'gameId'> | undefined, page: number): Jackpots {
  const { clock, lottery } = useClub()
  const gameId = game?.gameId
  const latest = useQuery(
    getLatestJackpotResult,
    gameId === undefined ? null : { query: { gameId, status: 'PAYABLE' } },
  )
  const next = useQuery(
    getLatestJackpotResult,
    gameId === undefined ? null : { query: { gameId, status: 'OPEN' } },
  )
  const { data, ...results } = useQuery(
    getJackpotResults,
    gameId === undefined
      ? null
      : { query: { status: 'PAYABLE', page, size: JACKPOT_RESULTS_PAGE_SIZE, gameId } },
  )
  const shown =
    data && game
      ? { ...data, content: shownJackpotResults(data.content, game, clock.now(), lottery.zone) }
      : undefined
  return { latest: resultOf(latest), next: resultOf(next), results: { ...results, data: shown } }
}

const resultOf = ({ data, ...query }: Query<{ result: JackpotResult | null }>) => ({
  ...query,
  data: data?.result,
})
