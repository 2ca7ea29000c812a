import {
  formatCurrency,
  formatLongDate,
  formatMoment,
  JACKPOT_RESULTS_PAGE_SIZE,
  winningLines,
  type LatestQuickDraw,
  type Page,
  type QuickDrawConfig,
  type QuickDrawDay,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/index.ts'
import { Disclosure } from '../../primitives/Disclosure/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Inline } from '../../primitives/Inline/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { NextDraw } from '../JackpotView/index.ts'
import { SymbolLine } from './SymbolLine.tsx'

export interface QuickDrawViewProps {
  config: QuickDrawConfig | undefined
  latest: LatestQuickDraw | undefined
  recent: readonly QuickDrawResult[] | undefined
  days: { readonly data: Page<QuickDrawDay> | undefined }
  page: number
  hrefOf: (page: number) => string
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** What a quick-draw game has drawn, and when it draws next. */
export function QuickDrawView(props: QuickDrawViewProps) {
  const { config, latest, recent, days, page, hrefOf, nextDraw } = props
  const translate = useMessages()
  const { locale } = translate
  if (!config || !latest) return <Skeleton count={6} />
  const pages = Math.ceil((days.data?.totalElements ?? 0) / JACKPOT_RESULTS_PAGE_SIZE)
  return (
    <Stack gap={8}>
      <Grid columns={{ mobile: 1, tablet: 2 }}>
        <Card as="section">
          <Stack gap={4} align="start">
            <Heading level={2} size="title">
              {translate('games.latestResult')}
            </Heading>
            {latest.result ? (
              <Drawn config={config} result={latest.result} />
            ) : (
              <Text>{translate('games.noResults')}</Text>
            )}
            {latest.lastWon && latest.lastWon.externalId !== latest.result?.externalId && (
              <>
                <Heading level={3} size="body">
                  {translate('games.lastWon')}
                </Heading>
                <Drawn config={config} result={latest.lastWon} />
              </>
            )}
            <LinkButton href={`/games-quick-draw-widget/${config.gameId}`} emphasis="outline">
              {translate('games.playBelow')}
            </LinkButton>
          </Stack>
        </Card>
        {latest.nextDrawDate !== null && (
          <NextDraw title={translate('games.nextDraw')} isShown={nextDraw.isShown} onToggle={nextDraw.toggle}>
            <time dateTime={latest.nextDrawDate}>{formatMoment(new Date(latest.nextDrawDate), locale)}</time>
          </NextDraw>
        )}
      </Grid>
      {recent && recent.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{translate('games.recent')}</Heading>
          <Results config={config} results={recent} />
        </Stack>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} id="jackpot-results">
          {translate('games.jackpotResults')}
        </Heading>
        {days.data?.content.map(({ day, results }) => (
          <Disclosure
            key={day}
            title={translate('games.results.day', {
              day: formatLongDate(day, locale),
              count: results.length,
            })}
          >
            <Results config={config} results={results} />
          </Disclosure>
        ))}
        {pages > 1 && (
          <Pagination
            label={translate('games.jackpotResults.pages')}
            page={page}
            pages={pages}
            hrefOf={hrefOf}
          />
        )}
      </Stack>
    </Stack>
  )
}

interface ResultsProps {
  config: QuickDrawConfig
  results: readonly QuickDrawResult[]
}

function Results({ config, results }: ResultsProps) {
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

function Drawn({ config, result }: { config: QuickDrawConfig; result: QuickDrawResult }) {
  const translate = useMessages()
  const { locale } = translate
  const lines = winningLines(result, config.winningNumberLayout)
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <Text as="time" dateTime={result.drawDate}>
          {formatMoment(new Date(result.drawDate), locale)}
        </Text>
        <Text weight="bold">
          {result.cashAmount === null
            ? translate('games.nobodyWon')
            : formatCurrency(result.cashAmount, locale)}
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
