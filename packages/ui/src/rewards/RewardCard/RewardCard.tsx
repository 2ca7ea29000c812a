'use client'

import type { Reward, RewardStatus } from '@players-club/domain-models'
import {
  formatPoints,
  formatShortDate,
  isEntryClosed,
  isNewDraw,
  isSoldOut,
  lastDay,
  rewardStatus,
} from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard, type TicketCardElement } from '../../primitives/TicketCard/TicketCard.tsx'
import { RewardBadge } from './RewardBadge.tsx'

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
  const { reward, now, showsSoldOut = true, titleLevel, as } = props
  const translate = useMessages()
  const { id, type, title, summary, amount, imageUrl } = reward
  const status = rewardStatus(reward, now)
  const unit = type === 'DRAW' ? 'rewards.unit.DRAW' : 'shell.unit.points'
  return (
    <TicketCard
      as={as}
      href={`/rewards/${id}`}
      title={title}
      titleLevel={titleLevel}
      picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" />}
      badge={
        <RewardBadge reward={reward} now={now} showsSoldOut={showsSoldOut}>
          <TermBadge reward={reward} now={now} />
        </RewardBadge>
      }
      stub={formatPoints(amount, translate.locale)}
      unit={translate(unit, { amount })}
      action={translate(actionOf(reward, status, now))}
    >
      <p>{summary}</p>
    </TicketCard>
  )
}

function actionOf(reward: Reward, status: RewardStatus, now: Date) {
  if (status === 'ended') return 'rewards.past.winners'
  if (isEntryClosed(reward, now) || isSoldOut(reward)) return 'rewards.action.see'
  return `rewards.action.${reward.type}` as const
}

/** Until when a draw takes entries, or how many are left. */
function TermBadge({ reward, now }: Pick<RewardCardProps, 'reward' | 'now'>) {
  const translate = useMessages()
  const { type, entryEnd, remaining } = reward
  if (type === 'DRAW' && entryEnd) {
    const date = formatShortDate(lastDay(entryEnd, translate.zone), translate)
    return isNewDraw(new Date(reward.createdDate), now, translate.zone) ? (
      <Badge tone="success">{translate('rewards.badge.newUntil', { date })}</Badge>
    ) : (
      <Badge>{translate('rewards.badge.until', { date })}</Badge>
    )
  }
  if (remaining !== null && remaining > 0)
    return <Badge tone="success">{translate('rewards.badge.left', { count: remaining })}</Badge>
  return null
}

/**
 * A reward in a list: a ticket that links to its page. Memoized: renders again only when its reward changes.
 */
export const RewardCard = memo(RewardCardPlain)
