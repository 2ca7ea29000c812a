'use client'

import { formatOdds, formatPoints, type GamePrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import type { TableColumn } from '../../primitives/Table/Table.tsx'

/** A game's prizes, their odds and how many are left. */
export function GamePrizesTable({ prizes }: { prizes: PagePart<{ content: readonly GamePrize[] }> }) {
  const translate = useMessages()
  return (
    <Stack gap={4}>
      <Heading level={2}>{translate('games.prizes')}</Heading>
      <Part of={prizes} count={5}>
        {({ content }) => <Prizes rows={content} />}
      </Part>
    </Stack>
  )
}

function Prizes({ rows }: { rows: readonly GamePrize[] }) {
  const translate = useMessages()
  const { locale } = translate
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
    <Table
      caption={translate('games.prizes.caption')}
      rows={rows}
      empty={translate('games.prizes.none')}
      rowKey={row => String(row.level)}
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
  )
}
