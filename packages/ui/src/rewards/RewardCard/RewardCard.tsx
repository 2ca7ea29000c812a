import type { Reward, RewardStatus, Translate } from '@players-club/domain-models'
import { formatPoints, formatShortDate, isSoldOut, rewardStatus } from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/index.ts'
import { Image } from '../../primitives/Image/index.ts'
import type { TicketCardElement } from '../../primitives/TicketCard/index.ts'
import { drawTicket } from '../../primitives/TicketCard/TicketCard.tsx'

export interface RewardCardProps {
  reward: Reward
  /** What ends and what ends soon is judged by this moment. */
  now: Date
  /** A coupon without codes is said to be sold out. @default true */
  showsSoldOut?: boolean
  /** Its place in the outline of the page. @default 3 */
  titleLevel?: 2 | 3 | 4
  /** @default 'article' */
  as?: TicketCardElement
}

function RewardCardPlain({ reward, now, showsSoldOut = true, titleLevel, as }: RewardCardProps) {
  const translate = useMessages()
  const { id, type, title, summary, amount, imageUrl } = reward
  const status = rewardStatus(reward, now)
  const unit = type === 'DRAW' ? 'rewards.unit.DRAW' : 'shell.unit.points'
  return drawTicket({
    as,
    href: `/rewards/${id}`,
    title,
    titleLevel,
    picture: <Image src={imageUrl} alt="" width={480} height={270} fit="cover" />,
    badge: badgeOf(reward, status, showsSoldOut, translate),
    stub: formatPoints(amount, translate.locale),
    unit: translate(unit, { amount }),
    action: translate(status === 'ended' ? 'rewards.past.winners' : `rewards.action.${type}`),
    children: <p>{summary}</p>,
  })
}

function badgeOf(reward: Reward, status: RewardStatus, showsSoldOut: boolean, translate: Translate) {
  const { type, entryEnd, remaining } = reward
  if (status === 'ended') return <Badge>{translate('rewards.badge.ended')}</Badge>
  if (showsSoldOut && isSoldOut(reward))
    return <Badge tone="danger">{translate('rewards.badge.soldOut')}</Badge>
  if (status === 'endingSoon') return <Badge tone="warning">{translate('rewards.badge.endingSoon')}</Badge>
  if (type === 'DRAW' && entryEnd) {
    const date = formatShortDate(new Date(entryEnd), translate.locale)
    return <Badge>{translate('rewards.badge.until', { date })}</Badge>
  }
  if (remaining !== null && remaining > 0)
    return <Badge tone="success">{translate('rewards.badge.left', { count: remaining })}</Badge>
  return null
}

/** One reward among others: a ticket to its page. Drawn again only when its reward is another. */
export const RewardCard = memo(RewardCardPlain)
