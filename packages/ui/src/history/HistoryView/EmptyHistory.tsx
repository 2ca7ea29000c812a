'use client'

import type { HistoryTab } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'

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
  /** The link to all days, when they are filtered. */
  narrowedHref: string | undefined
  /** The link to the first page, when the page is beyond the end. */
  firstPageHref: string | undefined
}

/** Shown in place of rows, with links to get some. */
export function EmptyHistory({ tab, narrowedHref, firstPageHref }: EmptyHistoryProps) {
  const translate = useMessages()
  if (firstPageHref !== undefined)
    return (
      <EmptyState
        title={translate('history.empty.page.title')}
        action={<LinkButton href={firstPageHref}>{translate('history.firstPage')}</LinkButton>}
      >
        {translate('history.empty.page.text')}
      </EmptyState>
    )
  if (narrowedHref !== undefined)
    return (
      <EmptyState
        title={translate('history.empty.days.title')}
        action={<LinkButton href={narrowedHref}>{translate('history.filter.clear')}</LinkButton>}
      >
        {translate('history.empty.days.text')}
      </EmptyState>
    )
  const { href, label } = ways[tab]
  const part = tab === 'activities' ? '' : (`${tab}.` as const)
  return (
    <EmptyState
      title={translate(`history.empty.${part}title`)}
      action={<LinkButton href={href}>{translate(label)}</LinkButton>}
    >
      {translate(`history.empty.${part}text`)}
    </EmptyState>
  )
}
