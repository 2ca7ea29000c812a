import type { Recommendation } from './Recommendation.ts'

/** A recommendation about an activity. */
export const profileRecommendation: Recommendation = {
  id: 3,
  title: 'Complete your profile',
  description: 'Tell us where to send a prize.',
  imageUrl: '/media/api/file/recommendations/profile.svg',
  redirectUrl: '/settings/profile-completion',
  recommendationType: 'ACTIVITY',
  start: '2026-01-01T07:00:00Z',
  end: null,
  activity: { frequencyCap: { limitReached: false } },
}

/** A recommendation about a coupon with codes left. */
export const couponRecommendation: Recommendation = {
  id: 5,
  title: 'Five dollars off your next ticket',
  description: 'A coupon for any retailer.',
  imageUrl: '/media/api/file/recommendations/coupon.svg',
  redirectUrl: '/rewards',
  recommendationType: 'REWARD',
  start: '2026-01-01T07:00:00Z',
  end: '2027-01-01T07:00:00Z',
  reward: { rewardType: 'COUPON', codesRemaining: 40 },
}
