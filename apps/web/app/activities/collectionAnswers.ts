import {
  getActivity,
  getActivityByKey,
  getGamesByIds,
  getPlayerActivity,
  getSuperBonus,
} from '@players-club/api-client'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

/** The address has the id of the activity, or the key of the collection as the history knows it. */
export const isActivityId = (id: string) => /^\d+$/.test(id)

/** What the page of a collection shows at first: itself, what it earns, and its games. */
async function ofCollection({ api }: Page, key: string): Promise<QueryAnswer[]> {
  const input = { params: { key } }
  const [collection, activity] = await Promise.all([
    api.call(getSuperBonus, input).catch(() => null),
    answerFor(api, getActivityByKey, input),
  ])
  if (!collection) return activity
  const gameIds = collection.games.map(({ gameId }) => gameId)
  return [
    { name: getSuperBonus.name, input, data: collection },
    ...activity,
    ...(await answerFor(api, getGamesByIds, { query: { filter: { gameIds } } })),
  ]
}

export async function collectionAnswers(page: Page, id: string): Promise<QueryAnswer[]> {
  if (!isActivityId(id)) return ofCollection(page, id)
  const { api, session } = page
  const known = (await session()) === null ? getActivity : getPlayerActivity
  const input = { params: { activityId: Number(id) } }
  const activity = await api.call(known, input).catch(() => null)
  if (!activity) return []
  return [{ name: known.name, input, data: activity }, ...(await ofCollection(page, activity.key))]
}
