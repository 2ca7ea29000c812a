import {
  getAdvertisements,
  getProgressivePromotions,
  getSecondChancePromotions,
  listInformationTiles,
  listPlayerActivities,
  listPlayerRewards,
  listPublicActivities,
  listPublicRewards,
  type InputOf,
} from '@players-club/api-client'
import type { HomeCounts } from '@players-club/domain-models'
import { FEATURED_ANNOUNCEMENTS } from '../../content/useAdvertisements.ts'

type RewardsInput = InputOf<typeof listPublicRewards>
type ActivitiesInput = InputOf<typeof listPublicActivities>

/** What the sections of the home page ask; a page that is rendered on the server asks the same. */
export function homeQuestions(counts: HomeCounts) {
  const rewards: RewardsInput = { query: { size: counts.rewards } }
  const featuredDraws: RewardsInput = {
    query: { size: counts.featuredDraws, type: 'DRAW', featured: 'true' },
  }
  const activities: ActivitiesInput = { query: { size: counts.activities } }
  return {
    banner: { endpoint: getAdvertisements, input: FEATURED_ANNOUNCEMENTS },
    information: { endpoint: listInformationTiles, input: {} },
    rewards: { guest: listPublicRewards, player: listPlayerRewards, input: rewards },
    activities: { guest: listPublicActivities, player: listPlayerActivities, input: activities },
    featuredDraws: { guest: listPublicRewards, player: listPlayerRewards, input: featuredDraws },
    secondChance: {
      endpoint: getSecondChancePromotions,
      input: { query: { page: 0, size: counts.draws } },
    },
    progressive: {
      endpoint: getProgressivePromotions,
      input: { query: { page: 0, size: counts.progressiveDraws } },
    },
  } as const
}
