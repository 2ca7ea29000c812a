import type { LedgerTransaction, Page } from '@players-club/domain-models'
import { formatPoints, formatShortDate, PAGE_SIZE_OPTIONS } from '@players-club/domain-models'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { Saying } from '../../messages/Saying.ts'
import { Container } from '../../primitives/Container/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Missing } from '../../primitives/Missing/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Table } from '../../primitives/Table/index.ts'
import { foot, size as sizeClass, sizes } from './PointsHistoryView.css.ts'

export interface PointsHistoryViewProps {
  data: Page<LedgerTransaction> | undefined
  loading: boolean
  error: Saying | null
  refresh: () => void
  page: number
  size: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Every movement of the player's points, the latest first. */
export function PointsHistoryView(props: PointsHistoryViewProps) {
  const translate = useMessages()
  const total = useLastKnown(props.data?.totalElements)
  return (
    <Container>
      <Stack gap={6}>
        <Heading level={1}>{translate('shell.clubHistory')}</Heading>
        <Stack gap={5}>
          <Movements {...props} />
          {/* It stays while the next page is on its way: whoever pressed it keeps the focus there. */}
          {total > 0 && <Paging {...props} total={total} />}
        </Stack>
      </Stack>
    </Container>
  )
}

function useLastKnown(total: number | undefined): number {
  const [last, setLast] = useState(total ?? 0)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}

function Movements({ data, error, refresh }: PointsHistoryViewProps): ReactNode {
  const translate = useMessages()
  if (!data)
    return (
      <Missing error={error} onRetry={refresh}>
        <Skeleton count={8} />
      </Missing>
    )
  if (data.totalElements === 0)
    return <EmptyState title={translate('history.empty.title')}>{translate('history.empty.text')}</EmptyState>
  return <Filled data={data} />
}

function Filled({ data }: { data: Page<LedgerTransaction> }) {
  const translate = useMessages()
  const { locale } = translate
  // What the club books itself is a key; what a campaign books carries its own words.
  const described = (text: string) => (translate.has(text) ? translate(text) : text)
  return (
    <Table
      caption={translate('history.caption', { total: data.totalElements })}
      rows={data.content}
      rowKey={row => row.referenceId}
      columns={[
        {
          id: 'date',
          title: translate('history.date'),
          cell: row => formatShortDate(new Date(row.date), locale),
        },
        {
          id: 'description',
          title: translate('history.description'),
          cell: row => described(row.description),
          isRowHeader: true,
        },
        {
          id: 'points',
          title: translate('history.points'),
          cell: row => signed(row, locale),
          align: 'end',
        },
      ]}
    />
  )
}

type PagingProps = Pick<PointsHistoryViewProps, 'page' | 'size' | 'onPage' | 'onSize'> & { total: number }

function Paging({ total, page, size, onPage, onSize }: PagingProps) {
  const translate = useMessages()
  return (
    <div className={foot}>
      <Pagination
        label={translate('history.pages')}
        page={page}
        pages={Math.ceil(total / size)}
        onPage={onPage}
      />
      <label className={sizeClass}>
        {translate('history.pageSize')}
        <select className={sizes} value={size} onChange={event => onSize(Number(event.target.value))}>
          {PAGE_SIZE_OPTIONS.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** A debit shows a minus sign, a credit a plus. */
function signed({ type, amount }: LedgerTransaction, locale: 'en' | 'es'): string {
  return `${type === 'DEBIT' ? '−' : '+'}${formatPoints(amount, locale)}`
}
