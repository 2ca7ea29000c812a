import {
  formatCurrency,
  formatShortDate,
  JACKPOT_RESULTS_PAGE_SIZE,
  type JackpotResult,
  type Page,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Table } from '../../primitives/Table/index.ts'
import { BallRow } from './BallRow.tsx'

export interface JackpotResultsTableProps {
  data: Page<JackpotResult> | undefined
  page: number
  hrefOf: (page: number) => string
}

const drawn = (row: JackpotResult) => <BallRow result={row} />

/** What has been drawn, ten draws a page. */
export function JackpotResultsTable({ data, page, hrefOf }: JackpotResultsTableProps) {
  const translate = useMessages()
  const { locale } = translate
  const hasJackpots = data?.content.some(({ jackpot }) => jackpot !== null) ?? false
  const pages = Math.ceil((data?.totalElements ?? 0) / JACKPOT_RESULTS_PAGE_SIZE)
  return (
    <section id="jackpot-results">
      <Stack gap={4}>
        <Heading level={2}>{translate('games.jackpotResults')}</Heading>
        <Table
          caption={translate('games.jackpotResults.caption')}
          rows={data?.content ?? []}
          rowKey={row => String(row.drawNumber)}
          isLoading={!data}
          empty={translate('games.noResults')}
          columns={[
            {
              id: 'date',
              title: translate('games.result.date'),
              cell: row => formatShortDate(new Date(row.drawDate), locale),
              isRowHeader: true,
            },
            {
              id: 'numbers',
              title: translate('games.result.numbers'),
              cell: drawn,
            },
            ...(hasJackpots
              ? [
                  {
                    id: 'jackpot',
                    title: translate('games.jackpot'),
                    align: 'end' as const,
                    cell: (row: JackpotResult) =>
                      row.jackpot === null ? '' : formatCurrency(row.jackpot, locale),
                  },
                ]
              : []),
          ]}
        />
        {pages > 1 && (
          <Pagination
            label={translate('games.jackpotResults.pages')}
            page={page}
            pages={pages}
            hrefOf={hrefOf}
          />
        )}
      </Stack>
    </section>
  )
}
