import { RECOMMENDATION_TYPES, type Recommendation, type RecommendationType } from './Recommendation.ts'

/** A recommendation that the For You dialog can list, because its type is known. */
export type ShownRecommendation = Recommendation & { recommendationType: RecommendationType }

const isListed = (one: Recommendation): one is ShownRecommendation =>
  RECOMMENDATION_TYPES.some(type => type === one.recommendationType)

const hasEnded = ({ end }: Recommendation, now: Date) => end !== null && now.getTime() >= Date.parse(end)

const isCapReached = ({ activity }: Recommendation) => activity?.frequencyCap.limitReached === true

const isSoldOut = ({ reward }: Recommendation) =>
  reward?.rewardType === 'COUPON' && reward.codesRemaining !== undefined && reward.codesRemaining <= 0

/** Activities and rewards that are still available, by id. */
export const shownRecommendations = (all: readonly Recommendation[], now: Date): ShownRecommendation[] =>
  all
    .filter(isListed)
    .filter(one => !hasEnded(one, now) && !isCapReached(one) && !isSoldOut(one))
    .toSorted((a, b) => a.id - b.id)
