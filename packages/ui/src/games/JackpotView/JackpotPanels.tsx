'use client'

import {
  DRAW_GAME_CLAIM_DAYS,
  formatCurrency,
  formatLongDate,
  formatMoment,
  type JackpotResult,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { BallRow } from './BallRow.tsx'
import { NextDraw } from './NextDraw.tsx'
import { figure } from './JackpotPanels.css.ts'

export interface JackpotPanelsProps {
  latest: PagePart<JackpotResult | null>
  next: PagePart<JackpotResult | null>
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** The latest result of a draw game beside its next draw. */
export function JackpotPanels({ latest, next, nextDraw }: JackpotPanelsProps) {
  const translate = useMessages()
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }}>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            {translate('games.latestResult')}
          </Heading>
          <Part of={latest} count={4}>
            {result => (result ? <Latest result={result} /> : <Text>{translate('games.noResults')}</Text>)}
          </Part>
          <Text size="small" tone="muted">
            {translate('games.claimPeriod', { days: DRAW_GAME_CLAIM_DAYS })}
          </Text>
        </Stack>
      </Card>
      {next.data !== null && (
        <NextDraw title={translate('games.nextDraw')} isShown={nextDraw.isShown} onToggle={nextDraw.toggle}>
          <Part of={next} count={3}>
            {result => result && <NextJackpot result={result} />}
          </Part>
        </NextDraw>
      )}
    </Grid>
  )
}

function Latest({ result }: { result: JackpotResult }) {
  const translate = useMessages()
  return (
    <>
      <Text>{formatLongDate(new Date(result.drawDate), translate)}</Text>
      <BallRow result={result} />
      {result.jackpot !== null && (
        <Text>
          {translate('games.jackpot')}: <strong>{formatCurrency(result.jackpot, translate)}</strong>
        </Text>
      )}
    </>
  )
}

function NextJackpot({ result: { jackpot, cashValue, drawDate } }: { result: JackpotResult }) {
  const translate = useMessages()
  return (
    <Stack gap={2}>
      {jackpot !== null && (
        <>
          <p>{translate('games.estimated')}</p>
          <p className={figure}>{formatCurrency(jackpot, translate)}</p>
        </>
      )}
      {cashValue !== null && (
        <p>{translate('games.cash', { amount: formatCurrency(cashValue, translate) })}</p>
      )}
      <time dateTime={drawDate}>{formatMoment(new Date(drawDate), translate)}</time>
    </Stack>
  )
}
