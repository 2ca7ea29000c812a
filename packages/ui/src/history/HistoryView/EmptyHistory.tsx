'use client'

import {
  formatShortDate,
  historyEarliest,
  POINTS_DELAY_HOURS,
  type CalendarDay,
  type HistoryTab,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { EmptyPage } from '../../primitives/Pagination/EmptyPage.tsx'

/** The link to what fills each tab. */
const ways = {
  activities: { href: '/earn', label: 'shell.earn' },
  rewards: { href: '/rewards', label: 'shell.rewards' },
  tickets: { href: '/ticket-entry', label: 'shell.enterTicket' },
  draws: { href: '/promotion', label: 'shell.promotions' },
  digitalGames: { href: '/earn', label: 'shell.earn' },
  eInstant: { href: '/games', label: 'shell.games' },
} as const

export interface EmptyHistoryProps {
  tab: HistoryTab
  /** The first day that is shown. */
  from: CalendarDay
  today: CalendarDay
  /** The link to all days, when they are filtered. */
  allDaysHref: string | undefined
  /** The link to the first day that a history has. */
  earliestHref: string
  /** The link to the first page, when the page is beyond the end. */
  firstPageHref: string | undefined
}

/** Shown in place of rows: what the tab lists and since when, with links to get some and to earlier days. */
export function EmptyHistory({ allDaysHref, firstPageHref, ...props }: EmptyHistoryProps) {
  const translate = useMessages()
  if (firstPageHref !== undefined) return <EmptyPage firstPageHref={firstPageHref} />
  if (allDaysHref !== undefined)
    return (
      <EmptyState
        title={translate('history.empty.days.title')}
        action={<LinkButton href={allDaysHref}>{translate('history.filter.clear')}</LinkButton>}
      >
        {translate('history.empty.days.text')}
      </EmptyState>
    )
  const { tab, from, today, earliestHref } = props
  const way = ways[tab]
  const earliest = formatShortDate(historyEarliest(today), translate)
  return (
    <EmptyState
      title={translate(`history.empty.${tab}.title`, { from: formatShortDate(from, translate) })}
      action={
        <Inline gap={3}>
          <LinkButton href={way.href}>{translate(way.label)}</LinkButton>
          <LinkButton href={earliestHref} emphasis="outline">
            {translate('history.empty.earlier', { day: earliest })}
          </LinkButton>
        </Inline>
      }
    >
      {translate(`history.empty.${tab}.text`, { hours: POINTS_DELAY_HOURS })}{' '}
      {translate('history.empty.elsewhere')}
    </EmptyState>
  )
}
