'use client'

import type { Game, GamePrize } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Container } from '../../primitives/Container/Container.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { GameHeader } from './GameHeader.tsx'
import { GamePrizesTable } from './GamePrizesTable.tsx'
import { GamePromotions, type GamePromotionsProps } from './GamePromotions.tsx'
import { RelatedGames, type RelatedGamesProps } from './RelatedGames.tsx'

/** The page of a game: the game itself, and the parts of the page that load by themselves. */
export interface GameViewProps {
  game: Game | undefined
  /** A replaced game: nothing of it is shown but that it is replaced. */
  isSuperseded: boolean
  error: LocalizedText | null
  refresh: Retry
  parts: GamePromotionsProps & {
    readonly prizes: PagePart<{ content: readonly GamePrize[] }>
    readonly related: RelatedGamesProps['games']
    readonly allRelated: RelatedGamesProps['all']
  }
  now: Date
  onEnterTicket: () => void
  /** Past and future draws. */
  children?: ReactNode
}

/** The page of a game: facts, draws, prizes, promotions and related games. */
export function GameView(props: GameViewProps) {
  const { game, isSuperseded, error, refresh, parts, now, onEnterTicket, children } = props
  const translate = useMessages()
  if (isSuperseded) return <ReplacedGame />
  if (!game)
    return (
      <PageFrame title={translate('shell.games')} gap={4}>
        <QueryState error={error} onRetry={refresh}>
          <Skeleton shape="heading" />
          <Skeleton count={6} />
        </QueryState>
      </PageFrame>
    )
  return (
    <PageFrame gap={{ mobile: 8, tablet: 12 }}>
      <GameHeader game={game} now={now} onEnterTicket={onEnterTicket} />
      {children}
      <GamePrizesTable prizes={parts.prizes} />
      <GamePromotions promotions={parts.promotions} drawIds={parts.drawIds} />
      <RelatedGames games={parts.related} now={now} all={parts.allRelated} />
    </PageFrame>
  )
}

function ReplacedGame() {
  const translate = useMessages()
  return (
    <Container>
      <EmptyState
        title={translate('games.replaced.title')}
        titleLevel={1}
        action={<LinkButton href="/games">{translate('games.backToGames')}</LinkButton>}
      >
        {translate('games.replaced.text')}
      </EmptyState>
    </Container>
  )
}
