import { formatOdds, formatPoints, type GamePrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Table } from '../../primitives/Table/index.ts'
import type { TableColumn } from '../../primitives/Table/index.ts'

export interface GamePrizesTableProps {
  prizes: readonly GamePrize[] | undefined
}

/** What a ticket can win, how often it does, and what is left of it. */
export function GamePrizesTable({ prizes }: GamePrizesTableProps) {
  const translate = useMessages()
  const { locale } = translate
  const rows = prizes ?? []
  const matched: TableColumn<GamePrize> = {
    id: 'match',
    title: translate('games.prize.match'),
    cell: row => row.match,
  }
  const remaining: TableColumn<GamePrize> = {
    id: 'remaining',
    title: translate('games.prize.remaining'),
    cell: row => (row.remaining === null ? '' : formatPoints(row.remaining, locale)),
    align: 'end',
  }
  return (
    <Stack gap={4}>
      <Heading level={2}>{translate('games.prizes')}</Heading>
      <Table
        caption={translate('games.prizes.caption')}
        rows={rows}
        rowKey={row => String(row.level)}
        isLoading={!prizes}
        columns={[
          { id: 'prize', title: translate('games.prize'), cell: row => row.prize, isRowHeader: true },
          ...(rows.some(({ match }) => match !== null) ? [matched] : []),
          {
            id: 'odds',
            title: translate('games.odds'),
            cell: row => translate('games.oneIn', { number: formatOdds(row.odds, locale) }),
            align: 'end',
          },
          ...(rows.some(row => row.remaining !== null) ? [remaining] : []),
        ]}
      />
    </Stack>
  )
}
