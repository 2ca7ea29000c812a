'use client'

import {
  formatCurrency,
  formatShortDate,
  JACKPOT_RESULTS_PAGE_SIZE,
  type JackpotResult,
  type Page,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { BallRow } from './BallRow.tsx'

export interface JackpotResultsTableProps {
  results: PagePart<Page<JackpotResult>>
  page: number
  hrefOf: (page: number) => string
}

/** Past results, ten draws a page. */
export function JackpotResultsTable({ results, page, hrefOf }: JackpotResultsTableProps) {
  const translate = useMessages()
  return (
    <section id="jackpot-results">
      <Stack gap={4}>
        <Heading level={2}>{translate('games.jackpotResults')}</Heading>
        <Paginated
          label={translate('games.jackpotResults.pages')}
          total={results.data?.totalElements}
          page={page}
          size={JACKPOT_RESULTS_PAGE_SIZE}
          hrefOf={hrefOf}
        >
          <Part of={results} count={JACKPOT_RESULTS_PAGE_SIZE}>
            {({ content }) => <Results rows={content} />}
          </Part>
        </Paginated>
      </Stack>
    </section>
  )
}

const drawn = (row: JackpotResult) => <BallRow result={row} />

function Results({ rows }: { rows: readonly JackpotResult[] }) {
  const translate = useMessages()
  return (
    <Table
      caption={translate('games.jackpotResults.caption')}
      rows={rows}
      rowKey={row => String(row.drawNumber)}
      empty={translate('games.noResults')}
      columns={[
        {
          id: 'date',
          title: translate('games.result.date'),
          cell: row => formatShortDate(new Date(row.drawDate), translate),
          isRowHeader: true,
        },
        {
          id: 'numbers',
          title: translate('games.result.numbers'),
          cell: drawn,
        },
        ...(rows.some(({ jackpot }) => jackpot !== null)
          ? [
              {
                id: 'jackpot',
                title: translate('games.jackpot'),
                align: 'end' as const,
                cell: (row: JackpotResult) =>
                  row.jackpot === null ? '' : formatCurrency(row.jackpot, translate),
              },
            ]
          : []),
      ]}
    />
  )
}
