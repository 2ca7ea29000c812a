'use client'

import { chanceOf, formatOdds, prizesFor, returnOf, type ArcadeChance } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** Percentage with one decimal. */
const returnPercent = (chances: readonly ArcadeChance[]) => Math.round(returnOf(chances) * 1_000) / 10

/** The prizes and odds for this wager and the return to the player, shown before the button. */
export function Chances({ chances, wager }: { chances: readonly ArcadeChance[]; wager: number }) {
  const translate = useMessages()
  const prizes = prizesFor(chances, wager)
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {translate('lounge.game.chances')}
      </Heading>
      <Table
        caption={translate('lounge.game.chances.caption', { wager })}
        rows={prizes.toSorted((one, other) => other.amount - one.amount)}
        rowKey={({ amount }) => String(amount)}
        columns={[
          {
            id: 'amount',
            title: translate('digitalGames.chances.amount'),
            isRowHeader: true,
            cell: ({ amount }) => translate('lounge.game.prize', { amount }),
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
      <Text>{translate('lounge.game.return', { back: returnPercent(chances) })}</Text>
      <Text tone="muted">{translate('digitalGames.chances.fixed')}</Text>
    </Stack>
  )
}
