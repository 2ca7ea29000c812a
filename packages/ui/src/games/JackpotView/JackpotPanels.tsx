import {
  DRAW_PRIZE_CLAIM_DAYS,
  formatCurrency,
  formatLongDate,
  formatMoment,
  type JackpotResult,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { BallRow } from './BallRow.tsx'
import { NextDraw } from './NextDraw.tsx'
import { figure } from './JackpotPanels.css.ts'

export interface JackpotPanelsProps {
  latest: JackpotResult | null | undefined
  next: JackpotResult | null | undefined
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** The latest result of a draw game beside its next draw. */
export function JackpotPanels({ latest, next, nextDraw }: JackpotPanelsProps) {
  const translate = useMessages()
  const { locale } = translate
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }}>
      <Card as="section">
        <Stack gap={3} align="start">
          <Heading level={2} size="title">
            {translate('games.latestResult')}
          </Heading>
          {latest ? (
            <>
              <Text>{formatLongDate(new Date(latest.drawDate), locale)}</Text>
              <BallRow result={latest} />
              {latest.jackpot !== null && (
                <Text>
                  {translate('games.jackpot')}: <strong>{formatCurrency(latest.jackpot, locale)}</strong>
                </Text>
              )}
            </>
          ) : (
            latest === null && <Text>{translate('games.noResults')}</Text>
          )}
          <Text size="small" tone="muted">
            {translate('games.claimPeriod', { days: DRAW_PRIZE_CLAIM_DAYS })}
          </Text>
        </Stack>
      </Card>
      {next && (
        <NextDraw title={translate('games.nextDraw')} isShown={nextDraw.isShown} onToggle={nextDraw.toggle}>
          <Stack gap={2}>
            {next.jackpot !== null && (
              <>
                <p>{translate('games.estimated')}</p>
                <p className={figure}>{formatCurrency(next.jackpot, locale)}</p>
              </>
            )}
            {next.cashValue !== null && (
              <p>{translate('games.cash', { amount: formatCurrency(next.cashValue, locale) })}</p>
            )}
            <time dateTime={next.drawDate}>{formatMoment(new Date(next.drawDate), locale)}</time>
          </Stack>
        </NextDraw>
      )}
    </Grid>
  )
}
