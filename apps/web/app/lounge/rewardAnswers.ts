import { getLoungeReward, getPlayerLoungeReward, getProfile } from '@players-club/api-client'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

/** A reward of the lounge, for a guest or with the profile of a player. */
export async function rewardAnswers(
  { api, session }: Pick<Page, 'api' | 'session'>,
  rewardId: number,
): Promise<QueryAnswer[]> {
  const input = { params: { rewardId } }
  if (!(await session())) return answerFor(api, getLoungeReward, input)
  const answers = await Promise.all([
    answerFor(api, getPlayerLoungeReward, input),
    answerFor(api, getProfile, {}),
  ])
  return answers.flat()
}
