'use client'

import { prizesFor, returnOf, type ArcadeChance } from '@players-club/domain-models'
import { OddsTable } from '../../activities/GameChances/OddsTable.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** Percentage with one decimal. */
const returnPercent = (chances: readonly ArcadeChance[]) => Math.round(returnOf(chances) * 1_000) / 10

/** The prizes and odds for this wager and the return to the player, shown before the button. */
export function Chances({ chances, wager }: { chances: readonly ArcadeChance[]; wager: number }) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="title">
        {translate('lounge.game.chances')}
      </Heading>
      <OddsTable
        caption={translate('lounge.game.chances.caption', { wager })}
        prizes={prizesFor(chances, wager)}
        prizeText={({ amount }) => translate('lounge.game.prize', { amount })}
      />
      <Text>{translate('lounge.game.return', { back: returnPercent(chances) })}</Text>
      <Text tone="muted">{translate('digitalGames.chances.fixed')}</Text>
    </Stack>
  )
}
