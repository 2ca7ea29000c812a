'use client'

import type { Game } from '@players-club/domain-models'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { GameCard } from '../GameCard/GameCard.tsx'

export interface RelatedGamesProps {
  games: PagePart<{ content: readonly Game[] }>
  now: Date
  /** The link to all of them; undefined when all are listed. */
  all:
    | { readonly isPending: boolean; readonly error: LocalizedText | null; readonly show: () => void }
    | undefined
}

/** Related games. */
export function RelatedGames({ games, now, all }: RelatedGamesProps) {
  const translate = useMessages()
  if (games.data?.content.length === 0) return null
  return (
    <Stack as="section" gap={4} align="stretch">
      <Heading level={2}>{translate('games.related')}</Heading>
      <Part of={games} count={3}>
        {({ content }) => (
          <Grid as="ul">
            {content.map(game => (
              <GameCard key={game.id} game={game} now={now} />
            ))}
          </Grid>
        )}
      </Part>
      {all && (
        <>
          <FailureNotice message={all.error} />
          <div>
            <Button emphasis="outline" isPending={all.isPending} onPress={all.show}>
              {translate('games.allRelated')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
