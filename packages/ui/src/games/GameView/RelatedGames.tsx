import type { Game } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Grid } from '../../primitives/Grid/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { GameCard } from '../GameCard/index.ts'

export interface RelatedGamesProps {
  games: readonly Game[] | undefined
  now: Date
  /** Nothing where all of them are listed. */
  onShowAll: (() => void) | undefined
}

/** Games like the one above. */
export function RelatedGames({ games, now, onShowAll }: RelatedGamesProps) {
  const translate = useMessages()
  if (!games || games.length === 0) return null
  return (
    <Stack as="section" gap={4} align="stretch">
      <Heading level={2}>{translate('games.related')}</Heading>
      <Grid as="ul">
        {games.map(game => (
          <GameCard key={game.id} game={game} now={now} />
        ))}
      </Grid>
      {onShowAll && (
        <div>
          <Button emphasis="outline" onPress={onShowAll}>
            {translate('games.allRelated')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
