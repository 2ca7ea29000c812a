'use client'

import {
  formatCurrency,
  formatMoment,
  winningLines,
  type QuickDrawConfig,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { SymbolLine } from './SymbolLine.tsx'

interface ResultsProps {
  config: QuickDrawConfig
  results: readonly QuickDrawResult[]
}

/** Several draws in a row. */
export function Results({ config, results }: ResultsProps) {
  return (
    <Grid as="ul" columns={{ mobile: 1, tablet: 2, desktop: 3 }}>
      {results.map(result => (
        <li key={result.externalId}>
          <Card surface="outlined">
            <Drawn config={config} result={result} />
          </Card>
        </li>
      ))}
    </Grid>
  )
}

/** The result of one draw: time, amount, and its lines of pictures. */
export function Drawn({ config, result }: { config: QuickDrawConfig; result: QuickDrawResult }) {
  const translate = useMessages()
  const lines = winningLines(result, config.winningNumberLayout)
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <Text as="time" dateTime={result.drawDate}>
          {formatMoment(new Date(result.drawDate), translate)}
        </Text>
        <Text weight="bold">
          {result.cashAmount === null
            ? translate('games.nobodyWon')
            : formatCurrency(result.cashAmount, translate)}
        </Text>
      </Inline>
      {Object.entries(lines).map(([place, symbols]) => (
        <SymbolLine
          key={place}
          gameId={config.gameId}
          symbols={symbols}
          label={
            lines.length > 1
              ? translate('games.line', { number: Number(place) + 1 })
              : translate('games.result.numbers')
          }
        />
      ))}
    </Stack>
  )
}
