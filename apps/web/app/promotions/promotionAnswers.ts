import {
  getActiveDraws,
  getGamesByIds,
  getPrizesWithContent,
  getPrizesWithWinners,
  getPromotion,
  getPromotionDraws,
  getPromotionGames,
  getPublishedDraws,
  type Api,
} from '@players-club/api-client'
import { drawInFocus, DRAWS_PAGE_SIZE, pageInFocus, PAST_DRAWS_PAGE_SIZE } from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { gamesByIds } from '@players-club/flow-hooks/games'
import { ALL_PRIZES, ONE_DRAW } from '@players-club/flow-hooks/promotions'
import { answerFor, subjectFor } from '../shell/answerFor.ts'

/**
 * The first data of a promotion’s page: the promotion and its draws, then their prizes, winners and games; and the
 * page's status.
 */
export async function promotionAnswers(
  api: Api,
  promotionId: number,
): Promise<{ answers: QueryAnswer[]; status: number }> {
  const params = { promotionId }
  const drawsOf = (page: number) => ({ params, query: { page, size: DRAWS_PAGE_SIZE } })
  const [promotion, all, current, announced, games] = await Promise.all([
    subjectFor(api, getPromotion, { params }),
    answerFor(api, getPromotionDraws, drawsOf(0)),
    answerFor(api, getActiveDraws, { params, query: ONE_DRAW }),
    answerFor(api, getPublishedDraws, { params, query: { page: 0, size: PAST_DRAWS_PAGE_SIZE } }),
    answerFor(api, getPromotionGames, { params }),
  ])
  const first = all[0]?.data
  const active = current[0]?.data
  const page = first && active && pageInFocus({ total: first.totalElements, active: active.totalElements })
  const atFocus = page ? await answerFor(api, getPromotionDraws, drawsOf(page)) : []
  const around = page ? atFocus[0]?.data : first
  const inFocus = active && drawInFocus(active.content, around?.content ?? [])
  const ofGames = gamesByIds(games[0]?.data.gameIds)
  const latest = announced[0]?.data.content[0]
  const rest = await Promise.all([
    inFocus
      ? answerFor(api, getPrizesWithContent, { params: { drawId: inFocus.id }, query: ALL_PRIZES })
      : [],
    latest ? answerFor(api, getPrizesWithWinners, { params: { drawId: latest.id }, query: ALL_PRIZES }) : [],
    ofGames ? answerFor(api, getGamesByIds, ofGames) : [],
  ])
  const draws = [...all, ...current, ...atFocus, ...announced]
  return { answers: [...promotion.answers, ...draws, ...games, ...rest.flat()], status: promotion.status }
}
