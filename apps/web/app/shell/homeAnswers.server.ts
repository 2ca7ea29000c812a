import { isAuthorized } from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { homeQuestions } from '@players-club/flow-hooks/shell'
import { answerFor } from './answerFor.ts'
import type { Page } from './pageContext.ts'

/** The data of the home page's sections, for the current visitor. */
export async function homeAnswers(
  { api, lottery }: Pick<Page, 'api' | 'lottery'>,
  { isPlayer, flags }: { isPlayer: boolean; flags: readonly string[] },
): Promise<QueryAnswer[]> {
  const from = isPlayer ? 'player' : 'guest'
  const { homeBanner, homeRewards, homeActivities, homeDraws, homeCounts } = lottery.settings
  const { banner, information, rewards, activities, featuredDraws, secondChance, progressive } =
    homeQuestions(homeCounts)
  const answers = await Promise.all([
    homeBanner ? answerFor(api, banner.endpoint, banner.input) : [],
    isAuthorized(flags, 'INFORMATION_ONLY_V1') ? answerFor(api, information.endpoint, information.input) : [],
    homeRewards && rewards.input ? answerFor(api, rewards[from], rewards.input) : [],
    homeActivities && activities.input ? answerFor(api, activities[from], activities.input) : [],
    homeDraws && featuredDraws.input ? answerFor(api, featuredDraws[from], featuredDraws.input) : [],
    homeDraws && secondChance.input ? answerFor(api, secondChance.endpoint, secondChance.input) : [],
    homeDraws && progressive.input ? answerFor(api, progressive.endpoint, progressive.input) : [],
  ])
  return answers.flat()
}
