'use client'

import { getDrawsByIds, getPrizes, getPrizesWithWinners } from '@players-club/api-client'
import {
  rewardStatus,
  type Draw,
  type DrawPrize,
  type Reward,
  type WonPrize,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useNow } from '../club/useNow.ts'

const FIRST_PRIZES = { page: 0, size: 50 } as const

/** The prizes of a draw, and who won them once it is over. */
export interface RewardDraw {
  readonly content: readonly (DrawPrize & Partial<Pick<WonPrize, 'winners'>>)[]
  /** A prize without winners was not won: there were fewer players than prizes. */
  readonly isAnnounced: boolean
}

/** What a draw's reward can win, and who won it once it is over; nothing is asked for other rewards. */
export function useRewardDraw(reward: Reward | undefined): Query<RewardDraw> {
  const now = useNow()
  const isOver = reward !== undefined && rewardStatus(reward, now) === 'ended'
  const drawId = reward?.drawId ?? null
  const input = drawId === null ? null : { params: { drawId }, query: FIRST_PRIZES }
  const prizes = useQuery(getPrizes, isOver ? null : input)
  const won = useQuery(getPrizesWithWinners, isOver ? input : null)
  const ids = isOver && drawId !== null ? { query: { filter: { drawIds: [drawId] } } } : null
  const draw = useQuery(getDrawsByIds, ids).data?.content[0]
  const { data, ...query } = isOver ? won : prizes
  // A reward whose draw is not there yet has no prizes to wait for.
  const content = reward && !input ? [] : data?.content
  return { ...query, data: content && { content, isAnnounced: isAnnounced(content, draw, won.loading) } }
}

/** Winners are all announced at once. Without any, the answer that has none may be older than the announcement. */
function isAnnounced(content: RewardDraw['content'], draw: Draw | undefined, isLoading: boolean): boolean {
  const hasWinners = content.some(({ winners = [] }) => winners.length > 0)
  return hasWinners || (draw?.stage === 'announced' && !isLoading)
}
