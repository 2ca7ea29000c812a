'use client'

import { chanceOf, formatOdds, type DigitalPrize } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Table } from '../../primitives/Table/Table.tsx'

interface OddsTableProps {
  caption: string
  prizes: readonly DigitalPrize[]
  /** The text of a prize, in points or in tokens. */
  prizeText: (prize: DigitalPrize) => string
}

/** The prizes of a play, the largest first, and how often each is won. */
export function OddsTable({ caption, prizes, prizeText }: OddsTableProps) {
  const translate = useMessages()
  return (
    <Table
      caption={caption}
      rows={prizes.toSorted((one, other) => other.amount - one.amount)}
      rowKey={({ amount }) => String(amount)}
      columns={[
        {
          id: 'amount',
          title: translate('digitalGames.chances.amount'),
          isRowHeader: true,
          cell: prizeText,
        },
        {
          id: 'often',
          title: translate('digitalGames.chances.often'),
          align: 'end',
          isBesideName: true,
          cell: prize =>
            translate('digitalGames.chance', {
              number: formatOdds(chanceOf(prize, prizes), translate.locale),
            }),
        },
      ]}
    />
  )
}
