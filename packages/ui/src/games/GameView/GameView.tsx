import type { Game, GamePrize, MessageKey, MessageParams, Promotion } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Container } from '../../primitives/Container/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { GameHeader } from './GameHeader.tsx'
import { GamePrizesTable } from './GamePrizesTable.tsx'
import { GamePromotions } from './GamePromotions.tsx'
import { RelatedGames } from './RelatedGames.tsx'

export interface GameViewProps {
  game: Game | undefined
  /** Another game has taken its place: nothing of it is shown but the way on. */
  isSuperseded: boolean
  error: { key?: MessageKey; text?: string; params?: MessageParams } | null
  refresh: () => void
  parts: {
    readonly prizes: readonly GamePrize[] | undefined
    readonly promotions: readonly Promotion[] | undefined
    readonly drawCount: number
    readonly related: readonly Game[] | undefined
    readonly showAllRelated: (() => void) | undefined
  }
  now: Date
  onEnterTicket: () => void
  /** What has been drawn, and what will be. */
  children?: ReactNode
}

/** A game: what it is, what has been drawn, what it wins, what its tickets take part in, and games like it. */
export function GameView(props: GameViewProps) {
  const { game, isSuperseded, error, refresh, parts, now, onEnterTicket, children } = props
  const translate = useMessages()
  if (isSuperseded) return <Gone />
  if (!game && error)
    return (
      <Container>
        <Stack gap={4} align="start">
          <Heading level={1}>{translate('shell.games')}</Heading>
          <Notice tone="danger" isAnnounced>
            {error.key ? translate(error.key, error.params) : error.text}
          </Notice>
          <Button onPress={refresh}>{translate('shell.tryAgain')}</Button>
        </Stack>
      </Container>
    )
  if (!game)
    return (
      <Container>
        <div aria-busy>
          <VisuallyHidden>
            <h1>{translate('shell.loading')}</h1>
          </VisuallyHidden>
          <Skeleton shape="heading" />
          <Skeleton count={6} />
        </div>
      </Container>
    )
  return (
    <Container>
      <Stack gap={{ mobile: 8, tablet: 12 }}>
        <GameHeader game={game} now={now} onEnterTicket={onEnterTicket} />
        {children}
        <GamePrizesTable prizes={parts.prizes} />
        <GamePromotions promotions={parts.promotions} drawCount={parts.drawCount} />
        <RelatedGames games={parts.related} now={now} onShowAll={parts.showAllRelated} />
      </Stack>
    </Container>
  )
}

function Gone() {
  const translate = useMessages()
  return (
    <Container>
      <LinkButton href="/games" emphasis="outline">
        {translate('games.backToGames')}
      </LinkButton>
    </Container>
  )
}
