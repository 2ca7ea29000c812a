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
  /** How many there are, and how many others have had. */
  stock?: { total: number; handedOut: number }
  perDay?: number
  perPlayer?: number
  segment?: string
  /** Of a DRAW: when it takes entries until, and what is won. */
  draw?: { id: number; entryEndsInDays: number; prizes: readonly DemoPrize[] }
}

export interface DemoPrize {
  en: string
  es: string
  quantity: number
  prizeType: 'POINTS' | 'MERCHANDISE'
  /** Points, or what it is worth in cents. */
  amount: number
}
