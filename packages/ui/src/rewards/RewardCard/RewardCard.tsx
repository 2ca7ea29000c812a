'use client'

import type { Reward, RewardStatus, Translate } from '@players-club/domain-models'
import {
  formatPoints,
  formatShortDate,
  isNewDraw,
  isSoldOut,
  lastDay,
  rewardStatus,
} from '@players-club/domain-models'
import { memo, useMemo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { drawBadge } from '../../primitives/Badge/Badge.tsx'
import { drawImage } from '../../primitives/Image/Image.tsx'
import type { TicketCardElement } from '../../primitives/TicketCard/TicketCard.tsx'
import { drawTicket } from '../../primitives/TicketCard/TicketCard.tsx'

/** The reward that a card offers, and the time that decides what it says of its end. */
export interface RewardCardProps {
  reward: Reward
  /** The current time, for what has ended or ends soon. */
  now: Date
  /** Whether a reward with nothing left is marked as sold out. @default true */
  showsSoldOut?: boolean
  /** Heading level. @default 3 */
  titleLevel?: 2 | 3 | 4
  /** @default 'article' */
  as?: TicketCardElement
}

function RewardCardPlain(props: RewardCardProps) {
  const { reward, now, titleLevel, as } = props
  const translate = useMessages()
  const { id, type, title, summary, amount, imageUrl } = reward
  const picture = useMemo(
    () => drawImage({ src: imageUrl, alt: '', width: 480, height: 270, fit: 'cover' }),
    [imageUrl],
  )
  const status = rewardStatus(reward, now)
  const unit = type === 'DRAW' ? 'rewards.unit.DRAW' : 'shell.unit.points'
  return drawTicket({
    as,
    href: `/rewards/${id}`,
    title,
    titleLevel,
    picture,
    badge: badgeOf(props, status, translate),
    stub: formatPoints(amount, translate.locale),
    unit: translate(unit, { amount }),
    action: translate(actionOf(reward, status)),
    children: <p>{summary}</p>,
  })
}

function actionOf(reward: Reward, status: RewardStatus) {
  if (status === 'ended') return 'rewards.past.winners'
  return isSoldOut(reward) ? 'rewards.action.see' : (`rewards.action.${reward.type}` as const)
}

function badgeOf(
  { reward, now, showsSoldOut = true }: RewardCardProps,
  status: RewardStatus,
  translate: Translate,
) {
  const { type, entryEnd, remaining } = reward
  if (status === 'ended') return drawBadge({ children: translate('rewards.badge.ended') })
  if (showsSoldOut && isSoldOut(reward))
    return drawBadge({ tone: 'danger', children: translate('rewards.badge.soldOut') })
  if (status === 'endingSoon')
    return drawBadge({ tone: 'warning', children: translate('rewards.badge.endingSoon') })
  if (type === 'DRAW' && entryEnd) {
    const date = formatShortDate(lastDay(entryEnd, translate.zone), translate)
    return isNewDraw(new Date(reward.createdDate), now, translate.zone)
      ? drawBadge({ tone: 'success', children: translate('rewards.badge.newUntil', { date }) })
      : drawBadge({ children: translate('rewards.badge.until', { date }) })
  }
  if (remaining !== null && remaining > 0)
    return drawBadge({ tone: 'success', children: translate('rewards.badge.left', { count: remaining }) })
  return null
}

/**
 * A reward in a list: a ticket that links to its page. Memoized: renders again only when its reward changes.
 */
export const RewardCard = memo(RewardCardPlain)
