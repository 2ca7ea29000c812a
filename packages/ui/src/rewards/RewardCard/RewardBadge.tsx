'use client'

import { isEntryClosed, isSoldOut, rewardStatus, type Reward } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'

export interface RewardBadgeProps {
  reward: Reward
  now: Date
  showsSoldOut: boolean
  /** Shown where none of these holds. */
  children?: ReactNode
}

const tones = {
  ended: 'neutral',
  entryClosed: 'neutral',
  soldOut: 'danger',
  endingSoon: 'warning',
} as const

/** Ended, Entries closed, Sold out, Ending soon, or its children. */
export function RewardBadge({ children, ...props }: RewardBadgeProps) {
  const translate = useMessages()
  const state = stateOf(props)
  return state ? <Badge tone={tones[state]}>{translate(`rewards.badge.${state}`)}</Badge> : children
}

function stateOf({ reward, now, showsSoldOut }: RewardBadgeProps): keyof typeof tones | null {
  const status = rewardStatus(reward, now)
  if (status === 'ended') return 'ended'
  if (isEntryClosed(reward, now)) return 'entryClosed'
  if (showsSoldOut && isSoldOut(reward)) return 'soldOut'
  return status === 'endingSoon' ? status : null
}
