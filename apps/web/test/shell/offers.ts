import type { FakeAnswers } from '@players-club/api-client/fakes'
import {
  advertisementFixture,
  couponReward,
  drawReward,
  externalAdvertisementFixture,
  informationTileFixture,
  linkActivity,
  pollActivity,
  progressivePromotion,
  runningPromotion,
  seenByPlayer,
} from '@players-club/domain-models/fixtures'

/** A page that holds the whole list. */
export const pageOf = <T>(content: T[]) => ({
  content,
  page: 0,
  size: content.length,
  totalElements: content.length,
})

/** Six of one kind, which differ by a letter. */
const six = <T extends object>(one: T, name: (letter: string) => Partial<T>): T[] =>
  ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, at) => ({ ...one, id: 900 + at, ...name(letter) }))

const coupons = six(couponReward, letter => ({ title: `Coupon ${letter}` }))
const drawings = six(drawReward, letter => ({ title: `Points drawing ${letter}` }))

/** Answers for a home page without content. */
export const emptyHome: FakeAnswers = {
  'content.getAdvertisements': { content: [] },
  'content.listInformationTiles': pageOf([]),
  'activities.listPublicActivities': pageOf([]),
  'activities.listPlayerActivities': pageOf([]),
  'rewards.listPublicRewards': pageOf([]),
  'rewards.listPlayerRewards': pageOf([]),
  'promotions.getSecondChancePromotions': pageOf([]),
  'promotions.getProgressivePromotions': pageOf([]),
}

/** Answers for a home page with more content than it shows. */
export const fullHome: FakeAnswers = {
  'content.getAdvertisements': { content: [advertisementFixture, externalAdvertisementFixture] },
  'content.listInformationTiles': pageOf(
    six(informationTileFixture, letter => ({ title: `News ${letter}` })),
  ),
  'activities.listPublicActivities': pageOf(six(linkActivity, letter => ({ title: `Guest way ${letter}` }))),
  'activities.listPlayerActivities': pageOf(six(pollActivity, letter => ({ title: `Player way ${letter}` }))),
  'rewards.listPublicRewards': ({ query }) => pageOf(query.type === 'DRAW' ? drawings : coupons),
  'rewards.listPlayerRewards': ({ query }) =>
    pageOf((query.type === 'DRAW' ? drawings : coupons).map(seenByPlayer)),
  'promotions.getSecondChancePromotions': pageOf(
    six(runningPromotion, letter => ({ name: `Second chance ${letter}` })),
  ),
  'promotions.getProgressivePromotions': pageOf(
    six(progressivePromotion, letter => ({ name: `Jackpot ${letter}` })),
  ),
}
