'use client'

import {
  formatShortDate,
  historyEarliest,
  historyStart,
  POINTS_DELAY_HOURS,
  writeHistoryPlace,
  type CalendarDay,
  type ExpiringPoints,
  type HistoryPlace,
  type HistoryRows,
  type HistoryTab,
  type Translate,
} from '@players-club/domain-models'
import { useDeferredValue } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { BalanceTicket } from '../BalanceTicket/BalanceTicket.tsx'
import { HistoryFilter, type HistoryFilterProps } from '../HistoryFilter/HistoryFilter.tsx'
import { EmptyHistory } from './EmptyHistory.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import type { HistoryTableProps } from './HistoryTableProps.ts'
import { top } from './HistoryView.css.ts'
import { PageSize } from './PageSize.tsx'
import { SecondChance, type SecondChanceProps } from './SecondChance.tsx'

export type { HistoryDetails, HistorySettings } from './HistoryTableProps.ts'

/** The history of points: balance, tabs, filter, the rows of a page, and what happens on each action. */
export interface HistoryViewProps
  extends HistoryTableProps, Pick<HistoryFilterProps, 'values' | 'errors' | 'onChange' | 'onSubmit'> {
  /** Null where it could not be loaded. */
  balance: number | null | undefined
  /** Pending points; undefined while loading, null where they could not be loaded, as with `expiring`. */
  pending: number | null | undefined
  expiring: ExpiringPoints | null | undefined
  /** Draw entries that came from tickets. */
  secondChance: Omit<SecondChanceProps, 'settings'>
  tabs: readonly HistoryTab[]
  error: LocalizedText | null
  refresh: Retry
  place: HistoryPlace
  /** The path of the page. */
  path: string
  today: CalendarDay
  /** The default page size. */
  usualSize: number
  onTab: (tab: string) => void
  onSize: (size: number) => void
}

/** The history of the player's points and tickets, a tab for each kind. */
export function HistoryView(props: HistoryViewProps) {
  const translate = useMessages()
  const { tabs, place, onTab } = props
  const drawn = useDeferredRows(props.rows)
  return (
    <PageFrame>
      <div className={top}>
        <PageHeading
          title={translate('shell.clubHistory')}
          lead={translate('history.pointsDelay', { hours: POINTS_DELAY_HOURS })}
          leadSize="body"
        />
        <Points {...props} />
      </div>
      <Tabs
        label={translate('history.tabs')}
        selected={place.tab}
        onSelect={onTab}
        tabs={tabs.map(tab => ({
          id: tab,
          title: translate(`history.tab.${tab}`),
          content: tab === place.tab ? <TabPage {...props} drawn={drawn} /> : null,
        }))}
      />
    </PageFrame>
  )
}

/** A hundred rows are rendered incrementally: all at once would block typing and presses meanwhile. */
function useDeferredRows(rows: HistoryRows): HistoryRows {
  const drawn = useDeferredValue(rows)
  return rows.data && drawn.tab === rows.tab ? drawn : { tab: rows.tab, data: undefined }
}

function Points({ balance, pending, expiring }: HistoryViewProps) {
  const translate = useMessages()
  return (
    <BalanceTicket
      kind="points"
      balance={balance}
      facts={[
        {
          name: translate('history.pending'),
          value:
            typeof pending === 'number' ? translate('history.pending.points', { amount: pending }) : pending,
        },
        { name: translate('history.expiring'), value: expiring && expiringWords(expiring, translate) },
      ]}
    >
      <LinkButton href="/rewards" emphasis="outline" size="small">
        {translate('history.useRewards')}
      </LinkButton>
    </BalanceTicket>
  )
}

function expiringWords({ expiring, expiresOn }: ExpiringPoints, translate: Translate): string {
  if (expiresOn === null) return translate('history.expiring.never')
  const date = formatShortDate(expiresOn, translate)
  return translate('history.expiring.on', { amount: expiring, date })
}

function TabPage({ drawn, ...props }: HistoryViewProps & { drawn: HistoryRows }) {
  const { rows, error, refresh, place, path, today, usualSize } = props
  const translate = useMessages()
  const addressOf = (change: Partial<HistoryPlace>) =>
    path + writeHistoryPlace({ ...place, ...change }, { today, size: usualSize })
  const usualRange = { from: historyStart(today) }
  const isNarrowed = place.range.from !== usualRange.from || place.range.to !== undefined
  const everything = addressOf({ range: usualRange, page: 0 })
  return (
    <Stack gap={10}>
      <Stack gap={5}>
        <HistoryFilter
          {...props}
          action={path}
          range={place.range}
          clearHref={isNarrowed ? everything : undefined}
          hiddenFields={{ tab: place.tab, size: String(place.size) }}
        />
        <Paginated
          key={place.tab}
          label={translate('history.pages')}
          total={rows.data?.totalElements}
          page={place.page}
          size={place.size}
          hrefOf={page => addressOf({ page })}
          beside={<PageSize size={place.size} onSize={props.onSize} />}
        >
          <Part
            of={{ data: drawn.data?.content, error, refresh }}
            count={8}
            empty={
              <EmptyHistory
                tab={place.tab}
                from={place.range.from}
                today={today}
                earliestHref={addressOf({ range: { from: historyEarliest(today) }, page: 0 })}
                allDaysHref={isNarrowed ? everything : undefined}
                firstPageHref={place.page > 0 ? addressOf({ page: 0 }) : undefined}
              />
            }
          >
            {() => (
              <HistoryTable
                rows={drawn}
                settings={props.settings}
                onApproach={props.onApproach}
                onCodes={props.onCodes}
                onTicket={props.onTicket}
                onPrizes={props.onPrizes}
                onWinners={props.onWinners}
              />
            )}
          </Part>
        </Paginated>
      </Stack>
      {place.tab === 'draws' && <SecondChance {...props.secondChance} settings={props.settings} />}
    </Stack>
  )
}
