'use client'

import { ELIGIBLE_GAMES_SHOWN, formatCurrency, gamePath, type Game } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { GameFace } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { PagePart } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { followed } from '../../primitives/Link/followed.ts'
import { Part } from './Part.tsx'

/** The games whose tickets count. */
export function EligibleGames({
  games,
  onUnavailable,
  children,
}: {
  games: PagePart<{ content: readonly Game[] }>
  onUnavailable: () => void
  children: ReactNode
}) {
  const translate = useMessages()
  return (
    <Stack as="section" gap={5}>
      <Stack gap={1}>
        <Heading level={2}>{translate('promotions.games')}</Heading>
        {games.data?.content.length !== 0 && <Text tone="muted">{translate('promotions.games.lead')}</Text>}
      </Stack>
      <Part of={games} count={3}>
        {({ content }) =>
          content.length === 0 ? (
            <Text tone="muted">{translate('promotions.games.none')}</Text>
          ) : (
            <Games games={content} onUnavailable={onUnavailable} />
          )
        }
      </Part>
      <div>{children}</div>
    </Stack>
  )
}

/** Three as tickets, the rest by name. The link of an inactive game calls `onUnavailable` and is not followed. */
function Games({ games, onUnavailable }: { games: readonly Game[]; onUnavailable: () => void }) {
  const translate = useMessages()
  const others = games.slice(ELIGIBLE_GAMES_SHOWN)
  return (
    <>
      <Grid as="ul">
        {games.slice(0, ELIGIBLE_GAMES_SHOWN).map(game => (
          <li key={game.gameId}>
            <TicketCard
              href={gamePath(game)}
              onFollow={game.isActive ? undefined : onUnavailable}
              title={game.name}
              stub={formatCurrency(game.retailPrice, translate)}
              picture={
                <Image
                  src={game.ticketFullImage}
                  alt=""
                  width={480}
                  height={360}
                  fit="cover"
                  fallback={<GameFace seed={String(game.gameId)} />}
                />
              }
            />
          </li>
        ))}
      </Grid>
      {others.length > 0 && (
        <Disclosure title={translate('promotions.games.more', { count: others.length })}>
          <ul>
            {others.map(game => (
              <li key={game.gameId}>
                <Link href={gamePath(game)} onClick={game.isActive ? undefined : followed(onUnavailable)}>
                  {game.name}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
