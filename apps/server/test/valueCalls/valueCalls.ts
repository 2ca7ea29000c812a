import { claimantOf } from '../claimant.ts'
import { orderBody, verdictOf } from '../orders.ts'
import { IDS, orderId, playToken, promoCode } from './valueData.ts'

/** The calls that move value. `addValueData` adds what they name. */
export const VALUE_CALLS = [
  'conversion',
  'dailyBonus',
  'standardReward',
  'coupon',
  'drawEntry',
  'partnerReward',
  'gameplayReward',
  'loungeEntry',
  'freeEntry',
  'arcadePlay',
  'arcadeEnd',
  'activityPlay',
  'activityCredit',
  'ticket',
  'promoCode',
  'surveyAnswer',
  'order',
  'orderSettlement',
] as const
export type ValueCall = (typeof VALUE_CALLS)[number]

/** The calls that a player makes once in a day or in a minute. */
export const MADE_ONCE: readonly (ValueCall | 'wantedCoupon')[] = ['dailyBonus', 'freeEntry']

export interface Asking {
  email: string
  /** The number of the request among those of its call, from 0. */
  n: number
  /** How often its player has made the call before. */
  turn: number
  /** The token of a solved captcha. */
  captcha: string
  /** Signs a notice as the payment provider does. */
  sign(notice: string): string
}

export interface ValueRequest {
  path: string
  body?: object
  headers?: Record<string, string>
}

const oneOf = ({ first, count }: { first: number; count: number }, n: number) => first + (n % count)

/** The draws have the numbers of their drawings. */
const drawing = (n: number) => ({ rewardId: oneOf(IDS.drawings, n), drawId: oneOf(IDS.drawings, n) })

const redemption = (rewardId: number) => ({
  path: '/api/loyalty/v2/rewards/redemptions',
  body: { rewardId, quantity: 1 },
})

const redemptionByKey = (rewardId: number) => ({
  path: `/api/loyalty/v1/rewards/reward-${rewardId}/redemptions`,
  body: { quantity: 1 },
})

/** The request of a call; with `wantedCoupon`, a coupon that every player wants. */
export const valueRequests: Record<ValueCall | 'wantedCoupon', (asking: Asking) => ValueRequest> = {
  conversion: () => ({
    path: '/api/loyalty/v2/tokens/redemptions',
    body: { quantity: 1, points: 100, tokens: 10 },
  }),
  dailyBonus: () => ({ path: '/api/loyalty/v2/lounge-activities/daily-bonus/credits' }),
  standardReward: () => redemption(IDS.standard),
  coupon: ({ n }) => redemption(oneOf(IDS.coupons, n)),
  wantedCoupon: () => redemption(IDS.wantedCoupon.first),
  drawEntry: ({ n }) => redemption(oneOf(IDS.draws, n)),
  partnerReward: () => redemptionByKey(IDS.partner),
  gameplayReward: () => redemptionByKey(IDS.gameplay),
  loungeEntry: ({ n }) => ({
    path: '/api/loyalty/v2/lounge-rewards/redemptions',
    body: { ...drawing(n), quantity: 1 },
  }),
  freeEntry: ({ n, email, captcha }) => ({
    path: '/api/loyalty/v2/lounge-rewards/free-entries',
    body: { ...drawing(n), recaptcha: captcha, ...claimantOf(email) },
  }),
  arcadePlay: () => ({ path: '/api/loyalty/v2/tokens/arcade-debits', body: { amount: 10, key: 'REELS' } }),
  arcadeEnd: ({ email, turn }) => ({
    path: '/api/loyalty/v1/digital-games/ends',
    body: { token: playToken(email, turn) },
  }),
  activityPlay: () => ({
    path: '/api/loyalty/v1/digital-games/plays',
    body: { key: `activity-${IDS.game}` },
  }),
  activityCredit: () => ({ path: `/api/loyalty/v1/player/activities/activity-${IDS.link}/credits` }),
  ticket: ({ n }) => ({
    path: '/api/loyalty/v2/tickets/entries',
    body: { ticketCode: String(n).padStart(13, '0'), secondCode: '123' },
  }),
  promoCode: ({ n, turn }) => ({
    path: '/api/loyalty/v1/code-redemptions',
    // Another one in each turn, as a player redeems each code once.
    body: { codeValue: promoCode(oneOf(IDS.promoCodes, n + turn)) },
  }),
  surveyAnswer: ({ turn }) => ({
    path: '/api/loyalty/v2/survey-responses',
    body: {
      surveyId: oneOf(IDS.surveys, turn),
      responses: [{ questionId: 1, optionIds: [11], responseText: null }],
    },
  }),
  order: ({ email }) => ({ path: '/api/store/orders', body: orderBody({ email }) }),
  orderSettlement({ n, sign }) {
    const body = verdictOf(orderId(n))
    return {
      path: '/api/store/notices',
      body,
      headers: { 'x-payment-signature': sign(JSON.stringify(body)) },
    }
  },
}
