import type { GuestReward, PlayerReward, Reward } from './Reward.ts'
import type { RewardRedemption } from './RewardRedemption.ts'

const unlimited = {
  end: null,
  endingSoon: null,
  entryEnd: null,
  externalId: null,
  drawId: null,
  remaining: null,
} as const
const shared = { createdDate: '2026-11-01T07:00:00Z', featured: false, visibilityWeb: true, extraData: [] }

/** A reward of the type COUPON with codes left. */
export const couponReward: Reward = {
  ...shared,
  ...unlimited,
  id: 101,
  key: 'scratchers-5',
  type: 'COUPON',
  title: '$5 off scratchers',
  summary: 'Show the barcode at any retailer.',
  amount: 1200,
  imageUrl: '/media/api/file/rewards/scratchers-5.svg',
  remaining: 212,
  termsConditionsUrl: '/media/terms_conditions',
}

/** A reward of the type DRAW: entries to a draw that ends. */
export const drawReward: Reward = {
  ...shared,
  ...unlimited,
  id: 102,
  key: 'havasu-weekend',
  type: 'DRAW',
  title: 'Lake Havasu weekend',
  summary: 'Two nights for two by the lake.',
  amount: 500,
  imageUrl: '/media/api/file/rewards/havasu-weekend.svg',
  drawId: 7,
  end: '2026-12-02T07:00:00Z',
  endingSoon: '2026-11-25T07:00:00Z',
  entryEnd: '2026-12-01T07:00:00Z',
  termsConditionsUrl: '/media/terms_conditions',
  featured: true,
}

/** A reward of the type EXTERNAL: tickets of a partner, sent by mail. */
export const externalReward: Reward = {
  ...shared,
  ...unlimited,
  id: 103,
  key: 'desert-museum',
  type: 'EXTERNAL',
  title: 'Desert museum: a day for two',
  summary: 'Two day tickets, sent by mail.',
  amount: 3000,
  imageUrl: '/media/api/file/rewards/desert-museum.svg',
  externalId: 'MUSEUM-2',
  remaining: 40,
  termsConditionsUrl: null,
  extraData: [{ key: 'instructions', value: 'The tickets come by mail within two days.' }],
}

/** A reward of the type GAMEPLAY: a round of an arcade game. */
export const gameplayReward: Reward = {
  ...shared,
  ...unlimited,
  id: 104,
  key: 'monsoon-reels',
  type: 'GAMEPLAY',
  title: 'One round of Monsoon Reels',
  summary: 'A round in the arcade, with prizes up to 2,000 points.',
  amount: 300,
  imageUrl: '/media/api/file/rewards/monsoon-reels.svg',
  externalId: 'MONSOON_REELS',
  termsConditionsUrl: null,
}

/** As a guest sees a reward that is open to every player. */
export const seenByGuest = (seen: Reward): GuestReward => ({ ...seen, isAvailable: true })

/** As a player without any limit sees a reward. */
export const seenByPlayer = (seen: Reward): PlayerReward => ({
  ...seen,
  frequencyCap: null,
  redemption: { remaining: seen.remaining },
  isAvailable: true,
})

/** The answer to a redemption of one coupon. */
export const couponRedemption: RewardRedemption = {
  id: '01890000-0000-7000-8000-000000000001',
  rewardId: 101,
  quantity: 1,
  points: 1200,
  balance: 23_800,
  remaining: 211,
  gameplay: null,
}
