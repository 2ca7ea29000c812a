'use client'

import {
  countChoices,
  GAMES_PAGE_SIZE,
  writeGamesPlace,
  type Game,
  type GamesFilter,
  type GamesPlace,
  type JackpotResult,
  type Page,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { useLastKnown } from '../../primitives/Pagination/useLastKnown.ts'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { GameCard } from '../GameCard/GameCard.tsx'
import { GamesFilterForm, type GamesFilterFormProps } from './GamesFilterForm.tsx'
import { FeaturedGame } from './FeaturedGame.tsx'

/** The library of games: one page of it, the filter, and the addresses of both. */
export interface GamesViewProps {
  data: Page<Game> | undefined
  error: LocalizedText | null
  refresh: Retry
  /** Undefined while it is loading; null where there is none. */
  featured: Game | null | undefined
  meta: GamesFilterFormProps['meta']
  /** The open draws, whose jackpots are shown on the cards. */
  jackpots: readonly JackpotResult[]
  place: GamesPlace
  /** The path of the list. */
  path: string
  /** The name of the listed type, when there is only one. */
  typeName?: string
  /** Whether the type filter is enabled by its setting. @default true */
  hasTypeFilter?: boolean
  now: Date
  onFilter: (filter: GamesFilter) => void
}

/** The library: a featured game, filters, and a page of games. */
export function GamesView(props: GamesViewProps) {
  const { place, path, typeName, hasTypeFilter = true, featured, meta, onFilter, jackpots } = props
  const translate = useMessages()
  const isOfType = typeName !== undefined
  return (
    <PageFrame gap={{ mobile: 6, tablet: 8 }}>
      <Stack gap={2}>
        <Heading level={1}>{typeName ?? translate('shell.games')}</Heading>
        <Text size="lead" tone="muted">
          {translate('games.lead')}
        </Text>
      </Stack>
      {featured !== null && place.page === 0 && countChoices(place.filter) === 0 && (
        <FeaturedGame game={featured} jackpot={featured && jackpotOf(featured, jackpots)} />
      )}
      <Stack gap={6}>
        <GamesFilterForm
          action={path}
          filter={place.filter}
          meta={meta}
          hasTypes={hasTypeFilter && !isOfType}
          onFilter={onFilter}
        />
        <GamesList {...props} />
      </Stack>
    </PageFrame>
  )
}

const jackpotOf = ({ gameId }: Game, jackpots: readonly JackpotResult[]) =>
  jackpots.find(jackpot => jackpot.gameId === gameId)

const columns = { mobile: 1, tablet: 2, desktop: 3 } as const

function GamesList({ data, error, refresh, place, path, jackpots, now }: GamesViewProps) {
  const translate = useMessages()
  const total = useLastKnown(data?.totalElements)
  return (
    <Stack gap={5}>
      {/* A live region, mounted before it has text, so that each change of the list is announced. */}
      <div role="status">
        {total !== undefined && (
          <Heading level={2} size="lead">
            {translate('games.found', { count: total })}
          </Heading>
        )}
      </div>
      <Paginated
        label={translate('games.pages')}
        total={data?.totalElements}
        page={place.page}
        size={GAMES_PAGE_SIZE}
        hrefOf={page => `${path}${writeGamesPlace({ filter: place.filter, page })}`}
      >
        <Part
          of={{ data: data?.content, error, refresh }}
          skeleton={
            <Grid columns={columns}>
              <Skeleton shape="card" count={6} />
            </Grid>
          }
          empty={
            <EmptyState
              title={translate('games.empty.title')}
              action={<LinkButton href={path}>{translate('games.clear')}</LinkButton>}
            >
              {translate('games.empty.text')}
            </EmptyState>
          }
        >
          {games => (
            <Grid as="ul" columns={columns}>
              {games.map((game, index) => (
                <GameCard
                  key={game.id}
                  game={game}
                  jackpot={jackpotOf(game, jackpots)}
                  now={now}
                  isFirstScreen={index < 2}
                />
              ))}
            </Grid>
          )}
        </Part>
      </Paginated>
    </Stack>
  )
}
