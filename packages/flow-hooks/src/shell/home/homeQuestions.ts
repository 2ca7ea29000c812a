import {
  getAdvertisements,
  getProgressivePromotions,
  getSecondChancePromotions,
  listInformationTiles,
  listPlayerRewards,
  listPublicRewards,
  type InputOf,
} from '@players-club/api-client'
import { HOME_COUNTS } from '@players-club/domain-models'
import { FEATURED_ANNOUNCEMENTS } from '../../content/useAdvertisements.ts'

type RewardsInput = InputOf<typeof listPublicRewards>

const rewards: RewardsInput = { query: { size: HOME_COUNTS.rewards } }
const featuredDraws: RewardsInput = {
  query: { size: HOME_COUNTS.featuredDraws, type: 'DRAW', featured: 'true' },
}

/** What the sections of the home page ask; a page that is rendered on the server asks the same. */
export const homeQuestions = {
  banner: { endpoint: getAdvertisements, input: FEATURED_ANNOUNCEMENTS },
  information: { endpoint: listInformationTiles, input: {} },
  rewards: { guest: listPublicRewards, player: listPlayerRewards, input: rewards },
  featuredDraws: { guest: listPublicRewards, player: listPlayerRewards, input: featuredDraws },
  secondChance: {
    endpoint: getSecondChancePromotions,
    input: { query: { page: 0, size: HOME_COUNTS.draws } },
  },
  progressive: {
    endpoint: getProgressivePromotions,
    input: { query: { page: 0, size: HOME_COUNTS.progressiveDraws } },
  },
} as const
