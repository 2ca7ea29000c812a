'use client'

import { chanceOf, formatOdds, type DigitalGame } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** The game whose prizes and odds are listed. */
export interface GameChancesProps {
  /** Undefined while loading. */
  game: DigitalGame | undefined
  error: LocalizedText | null
  onRetry: () => void
}

/** The prizes of a game and their odds, shown before a play. */
export function GameChances({ game, error, onRetry }: GameChancesProps) {
  const translate = useMessages()
  const { locale } = translate
  const prizes = game?.prizes ?? []
  const rows = prizes.toSorted((one, other) => other.amount - one.amount)
  return (
    <Stack gap={4}>
      <Heading level={2}>{translate('digitalGames.chances')}</Heading>
      <Part of={{ data: game, error, refresh: onRetry }} skeleton={<Skeleton shape="ticket" />}>
        {() => (
          <Table
            caption={translate('digitalGames.chances.caption')}
            rows={rows}
            rowKey={({ amount }) => String(amount)}
            columns={[
              {
                id: 'amount',
                title: translate('digitalGames.chances.amount'),
                isRowHeader: true,
                cell: ({ amount }) => translate('digitalGames.prize', { amount }),
              },
              {
                id: 'often',
                title: translate('digitalGames.chances.often'),
                align: 'end',
                isBesideName: true,
                cell: prize =>
                  translate('digitalGames.chance', { number: formatOdds(chanceOf(prize, prizes), locale) }),
              },
            ]}
          />
        )}
      </Part>
      <Text tone="muted">{translate('digitalGames.chances.fixed')}</Text>
    </Stack>
  )
}
