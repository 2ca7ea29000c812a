'use client'

import type { DigitalGame } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { OddsTable } from './OddsTable.tsx'

/** The game whose prizes and odds are listed. */
export interface GameChancesProps {
  /** Undefined while loading. */
  game: DigitalGame | undefined
  error: LocalizedText | null
  onRetry: Retry
}

/** The prizes of a game and their odds, shown before a play. */
export function GameChances({ game, error, onRetry }: GameChancesProps) {
  const translate = useMessages()
  return (
    <Stack gap={4}>
      <Heading level={2}>{translate('digitalGames.chances')}</Heading>
      <Part of={{ data: game, error, refresh: onRetry }} skeleton={<Skeleton shape="ticket" />}>
        {({ prizes }) => (
          <OddsTable
            caption={translate('digitalGames.chances.caption')}
            prizes={prizes}
            prizeText={({ amount }) => translate('digitalGames.prize', { amount })}
          />
        )}
      </Part>
      <Text tone="muted">{translate('digitalGames.chances.fixed')}</Text>
    </Stack>
  )
}
