'use client'

import {
  formatLongDate,
  formatMoment,
  JACKPOT_RESULTS_PAGE_SIZE,
  type LatestQuickDraw,
  type Page,
  type QuickDrawConfig,
  type QuickDrawDay,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { NextDraw } from '../JackpotView/NextDraw.tsx'
import { Drawn, Results } from './Results.tsx'

/** The draws of a quick-draw game: the latest, the recent ones, and a page of past days. */
export interface QuickDrawViewProps {
  /** The configuration needed to show its draws. */
  config: PagePart<QuickDrawConfig>
  latest: PagePart<LatestQuickDraw>
  recent: PagePart<{ content: readonly QuickDrawResult[] }>
  days: PagePart<Page<QuickDrawDay>>
  page: number
  hrefOf: (page: number) => string
  nextDraw: { readonly isShown: boolean; readonly toggle: () => void }
}

/** The results of a quick-draw game and the time of its next draw. */
export function QuickDrawView({ config, ...draws }: QuickDrawViewProps) {
  return (
    <Part of={config} count={6}>
      {known => <Draws config={known} {...draws} />}
    </Part>
  )
}

type WithConfig<Name extends keyof QuickDrawViewProps> = Pick<QuickDrawViewProps, Name> & {
  config: QuickDrawConfig
}

function Draws({
  config,
  latest,
  recent,
  nextDraw,
  ...days
}: WithConfig<Exclude<keyof QuickDrawViewProps, 'config'>>) {
  const translate = useMessages()
  return (
    <Stack gap={8}>
      <Part of={latest} count={6}>
        {known => (
          <>
            <Latest config={config} latest={known} nextDraw={nextDraw} />
            {known.result && (
              <Stack as="section" gap={4}>
                <Heading level={2}>{translate('games.recent')}</Heading>
                <Part of={recent} count={3}>
                  {({ content }) => <Results config={config} results={content} />}
                </Part>
              </Stack>
            )}
          </>
        )}
      </Part>
      <Days config={config} {...days} />
    </Stack>
  )
}

interface LatestProps extends Pick<QuickDrawViewProps, 'nextDraw'> {
  config: QuickDrawConfig
  latest: LatestQuickDraw
}

function Latest({ config, latest, nextDraw }: LatestProps) {
  const translate = useMessages()
  return (
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
            {translate('games.watchDraw')}
          </LinkButton>
        </Stack>
      </Card>
      {latest.nextDrawDate !== null && (
        <NextDraw title={translate('games.nextDraw')} isShown={nextDraw.isShown} onToggle={nextDraw.toggle}>
          <time dateTime={latest.nextDrawDate}>{formatMoment(new Date(latest.nextDrawDate), translate)}</time>
        </NextDraw>
      )}
    </Grid>
  )
}

function Days({ config, days, page, hrefOf }: WithConfig<'days' | 'page' | 'hrefOf'>) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} id="jackpot-results">
        {translate('games.jackpotResults')}
      </Heading>
      <Paginated
        label={translate('games.jackpotResults.pages')}
        total={days.data?.totalElements}
        page={page}
        size={JACKPOT_RESULTS_PAGE_SIZE}
        hrefOf={hrefOf}
      >
        <Part of={days} count={4}>
          {({ content, totalElements }) =>
            totalElements === 0 ? (
              <Text>{translate('games.noResults')}</Text>
            ) : (
              content.map(({ day, results }) => (
                <Disclosure
                  key={day}
                  title={translate('games.results.day', {
                    day: formatLongDate(day, translate),
                    count: results.length,
                  })}
                >
                  <Results config={config} results={results} />
                </Disclosure>
              ))
            )
          }
        </Part>
      </Paginated>
    </Stack>
  )
}
