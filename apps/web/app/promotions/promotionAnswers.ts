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
import { answerFor } from '../shell/answerFor.ts'

/** The first data of a promotion’s page: the promotion and its draws, then their prizes, winners and games. */
export async function promotionAnswers(api: Api, promotionId: number): Promise<QueryAnswer[]> {
  const params = { promotionId }
  const drawsOf = (page: number) => ({ params, query: { page, size: DRAWS_PAGE_SIZE } })
  const draws = drawsOf(0)
  const active = { params, query: ONE_DRAW }
  const published = { params, query: { page: 0, size: PAST_DRAWS_PAGE_SIZE } }
  const [all, current, announced, games] = await Promise.all([
    api.call(getPromotionDraws, draws).catch(() => null),
    api.call(getActiveDraws, active).catch(() => null),
    api.call(getPublishedDraws, published).catch(() => null),
    api.call(getPromotionGames, { params }).catch(() => null),
  ])
  const page = all && current && pageInFocus({ total: all.totalElements, active: current.totalElements })
  const atFocus = page ? await api.call(getPromotionDraws, drawsOf(page)).catch(() => null) : all
  const inFocus = current && drawInFocus(current.content, atFocus?.content ?? [])
  const ofGames = gamesByIds(games?.gameIds)
  const latest = announced?.content[0]
  const rest = await Promise.all([
    answerFor(api, getPromotion, { params }),
    inFocus
      ? answerFor(api, getPrizesWithContent, { params: { drawId: inFocus.id }, query: ALL_PRIZES })
      : [],
    latest ? answerFor(api, getPrizesWithWinners, { params: { drawId: latest.id }, query: ALL_PRIZES }) : [],
    ofGames ? answerFor(api, getGamesByIds, ofGames) : [],
  ])
  return [
    ...(all ? [{ name: getPromotionDraws.name, input: draws, data: all }] : []),
    ...(current ? [{ name: getActiveDraws.name, input: active, data: current }] : []),
    ...(page && atFocus ? [{ name: getPromotionDraws.name, input: drawsOf(page), data: atFocus }] : []),
    ...(announced ? [{ name: getPublishedDraws.name, input: published, data: announced }] : []),
    ...(games ? [{ name: getPromotionGames.name, input: { params }, data: games }] : []),
    ...rest.flat(),
  ]
}
