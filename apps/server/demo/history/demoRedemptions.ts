/** What the player of the long history redeemed, at one of the visits. */
export interface DemoRedemption {
  id: string
  visit: number
  rewardId: number
  type: 'COUPON' | 'GAMEPLAY'
  title: string
  points: number
  quantity: number
}

export const DEMO_REDEMPTIONS: readonly DemoRedemption[] = [
  {
    id: '6f1d2c3b-0a41-4d52-8e63-7a8b9c0d1e01',
    visit: 16,
    rewardId: 112,
    type: 'GAMEPLAY',
    title: 'One round of Saguaro Spin',
    points: 150,
    quantity: 1,
  },
  {
    id: '6f1d2c3b-0a41-4d52-8e63-7a8b9c0d1e02',
    visit: 34,
    rewardId: 101,
    type: 'COUPON',
    title: '$5 off scratchers',
    points: 700,
    quantity: 2,
  },
  {
    id: '6f1d2c3b-0a41-4d52-8e63-7a8b9c0d1e03',
    visit: 36,
    rewardId: 101,
    type: 'COUPON',
    title: '$5 off scratchers',
    points: 350,
    quantity: 1,
  },
]
