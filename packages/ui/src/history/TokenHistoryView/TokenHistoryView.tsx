'use client'

import {
  historyStart,
  writeTokenHistoryPlace,
  type CalendarDay,
  type LedgerTransaction,
  type Page,
  type Settings,
  type TokenHistoryPlace,
  type TokenHistoryType,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { BalanceTicket } from '../BalanceTicket/BalanceTicket.tsx'
import { HistoryFilter, type HistoryFilterProps } from '../HistoryFilter/HistoryFilter.tsx'
import { tokenColumns } from './tokenColumns.tsx'
import { top } from '../HistoryView/HistoryView.css.ts'
import { TypesField } from './TypesField.tsx'

/** The history of tokens: balance, filter, the rows of a page, and what happens on each action. */
export interface TokenHistoryViewProps extends Pick<
  HistoryFilterProps,
  'values' | 'errors' | 'onChange' | 'onSubmit'
> {
  /** Null where it could not be loaded. */
  balance: number | null | undefined
  data: Page<LedgerTransaction> | undefined
  error: LocalizedText | null
  refresh: Retry
  place: TokenHistoryPlace
  /** The path of the page. */
  path: string
  /** Page size. */
  size: number
  today: CalendarDay
  /** The ticked types, not applied yet. */
  types: readonly TokenHistoryType[]
  onTypes: (types: readonly TokenHistoryType[]) => void
  settings: Pick<Settings, 'bonusPoints' | 'transactionId'>
}

/** The history of the player's tokens. */
export function TokenHistoryView(props: TokenHistoryViewProps) {
  const translate = useMessages()
  const { data, place, path, today, size } = props
  const addressOf = (page: number) => path + writeTokenHistoryPlace({ ...place, page }, today)
  return (
    <PageFrame>
      <div className={top}>
        <PageHeading title={translate('shell.loungeHistory')} />
        <BalanceTicket kind="tokens" balance={props.balance}>
          <LinkButton href="/lucky-lounge/store" size="small">
            {translate('history.tokens.store')}
          </LinkButton>
          <LinkButton href="/lucky-lounge" emphasis="outline" size="small">
            {translate('history.tokens.lobby')}
          </LinkButton>
        </BalanceTicket>
      </div>
      <HistoryFilter
        {...props}
        action={path}
        range={place.range}
        clearHref={isNarrowed(props) ? path : undefined}
      >
        <TypesField chosen={props.types} onChange={props.onTypes} />
      </HistoryFilter>
      <Paginated
        label={translate('history.tokens.pages')}
        total={data?.totalElements}
        page={place.page}
        size={size}
        hrefOf={addressOf}
      >
        <Movements {...props} />
      </Paginated>
    </PageFrame>
  )
}

const isNarrowed = ({ place: { types, range }, today }: TokenHistoryViewProps): boolean =>
  types.length > 0 || range.to !== undefined || range.from !== historyStart(today)

function Movements(props: TokenHistoryViewProps) {
  const { data, error, refresh, settings } = props
  const translate = useMessages()
  return (
    <Part
      of={{ data: data?.content, error, refresh }}
      count={8}
      empty={
        <EmptyState title={translate('history.noResults')}>
          {translate(isNarrowed(props) ? 'history.noResults.narrowed' : 'history.noResults.text')}
        </EmptyState>
      }
    >
      {rows => (
        <Table
          caption={translate('history.tokens.caption', { total: data?.totalElements ?? 0 })}
          rows={rows}
          rowKey={({ referenceId }) => referenceId}
          columns={tokenColumns(settings, translate)}
        />
      )}
    </Part>
  )
}
