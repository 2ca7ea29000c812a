import type { RewardType } from '@players-club/domain-models'

/** A reward of the demo world; days count from the start of the demo. */
export interface DemoReward {
  id: number
  /** Also the name of its picture. */
  key: string
  type: RewardType
  amount: number
  en: { title: string; summary: string; instructions?: string }
  es: { title: string; summary: string; instructions?: string }
  createdDaysAgo: number
  featured?: boolean
  externalId?: string
  /** The stock, and how many were handed out to others. */
  stock?: { total: number; handedOut: number }
  perDay?: number
  perPlayer?: number
  segment?: string
  /** For a DRAW: when entries end, and the prizes. */
  draw?: { id: number; entryEndsInDays: number; prizes: readonly DemoPrize[] }
}

export interface DemoPrize {
  en: string
  es: string
  quantity: number
  prizeType: 'POINTS' | 'MERCHANDISE'
  /** Points, or the value in cents. */
  amount: number
}
