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

/** A flag may close the pages of the first activities, which are then left out. */
const SPARE_ACTIVITIES = 9

type AnnouncementsInput = InputOf<typeof getAdvertisements>
type RewardsInput = InputOf<typeof listPublicRewards>
type ActivitiesInput = InputOf<typeof listPublicActivities>

/** What the sections of the home page ask; a page that is rendered on the server asks the same. `null` asks nothing. */
export function homeQuestions(counts: HomeCounts) {
  const announcements: AnnouncementsInput = { query: { filter: { published: 'TRUE', tag: 'WEB_FEATURED' } } }
  const rewards: RewardsInput = { query: { size: counts.rewards } }
  const featuredDraws: RewardsInput = {
    query: { size: counts.featuredDraws, type: 'DRAW', featured: 'true' },
  }
  const activities: ActivitiesInput = { query: { size: counts.activities + SPARE_ACTIVITIES } }
  const unlessNone = <I extends { query: { size?: number } }>(input: I) => (input.query.size ? input : null)
  return {
    banner: { endpoint: getAdvertisements, input: announcements },
    information: { endpoint: listInformationTiles, input: {} },
    rewards: { guest: listPublicRewards, player: listPlayerRewards, input: unlessNone(rewards) },
    activities: {
      guest: listPublicActivities,
      player: listPlayerActivities,
      input: counts.activities > 0 ? activities : null,
    },
    featuredDraws: { guest: listPublicRewards, player: listPlayerRewards, input: unlessNone(featuredDraws) },
    secondChance: {
      endpoint: getSecondChancePromotions,
      input: unlessNone({ query: { page: 0, size: counts.draws } }),
    },
    progressive: {
      endpoint: getProgressivePromotions,
      input: unlessNone({ query: { page: 0, size: counts.progressiveDraws } }),
    },
  } as const
}
