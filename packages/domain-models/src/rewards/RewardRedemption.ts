import { integer, nullable, string, type, type Infer } from 'superstruct'

/** What starts a game that was redeemed: the vendor's token, and the page of ours that plays it. */
export const gameplay = type({ token: string(), gameId: string() })
/** What starts a game that was redeemed: the vendor's token, and the page of ours that plays it. */
export type Gameplay = Infer<typeof gameplay>

/** The result of spending points on a reward. */
export const rewardRedemption = type({
  id: string(),
  rewardId: integer(),
  quantity: integer(),
  /** Points spent, and what was left right after it. */
  points: integer(),
  balance: integer(),
  /** How many of the reward are left; null where there is no end of them. */
  remaining: nullable(integer()),
  gameplay: nullable(gameplay),
})
/** The result of spending points on a reward. */
export type RewardRedemption = Infer<typeof rewardRedemption>
