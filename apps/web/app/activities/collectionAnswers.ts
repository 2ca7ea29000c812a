import {
  getActivity,
  getActivityByKey,
  getGamesByIds,
  getPlayerActivity,
  getSuperBonus,
} from '@players-club/api-client'
import { parseId } from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { gamesByIds } from '@players-club/flow-hooks/games'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

/** The address contains the id of the activity, or the key of the collection as the history knows it. */
export const isActivityId = (id: string) => parseId(id) !== null

/** The first data of a collection's page: the collection, its bonus, and its games. */
async function ofCollection({ api }: Page, key: string): Promise<QueryAnswer[]> {
  const input = { params: { key } }
  const [collection, activity] = await Promise.all([
    answerFor(api, getSuperBonus, input),
    answerFor(api, getActivityByKey, input),
  ])
  const ofGames = gamesByIds(collection[0]?.data.games.map(({ gameId }) => gameId))
  const games = ofGames ? await answerFor(api, getGamesByIds, ofGames) : []
  return [...collection, ...activity, ...games]
}

export async function collectionAnswers(page: Page, id: string): Promise<QueryAnswer[]> {
  const activityId = parseId(id)
  if (activityId === null) return ofCollection(page, id)
  const { api, session } = page
  const known = (await session()) === null ? getActivity : getPlayerActivity
  const input = { params: { activityId } }
  const activity = await answerFor(api, known, input)
  const key = activity[0]?.data.key
  return key === undefined ? [] : [...activity, ...(await ofCollection(page, key))]
}
