'use client'

import {
  isPromotionActive,
  type Draw,
  type DrawPrizeContent,
  type Game,
  type Page,
  type Promotion,
  type WonPrize,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Hero } from '../../primitives/Hero/Hero.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EnterTicketLink } from '../../tickets/EnterTicketLink/EnterTicketLink.tsx'
import { PromotionBadge } from '../PromotionCard/PromotionBadge.tsx'
import { PromotionPicture } from '../PromotionCard/PromotionCard.tsx'
import { Draws } from './Draws.tsx'
import { EligibleGames } from './EligibleGames.tsx'
import { Jackpot, type JackpotProps } from './Jackpot.tsx'
import { Prizes } from './Prizes.tsx'
import { Winners } from './Winners.tsx'

export { PrizeList, prizeWorth } from './Prizes.tsx'
export { WinnersList } from './Winners.tsx'

/** The page of a promotion: the promotion itself, and the parts of the page that load by themselves. */
export interface PromotionViewProps {
  promotion: Promotion | undefined
  hasFailed: boolean
  onReload: Retry
  jackpot: Pick<JackpotProps, 'prize' | 'drawDate'>
  draws: PagePart<Page<Draw>>
  /** The current page of draws, counted from 0. */
  drawsPage: number
  onDrawsPage: (page: number) => void
  prizes: PagePart<{ content: readonly DrawPrizeContent[] }>
  /** The draws with announced winners, the latest first. */
  published: PagePart<{ content: readonly Draw[] }>
  /** The winners of the latest draw. */
  winners: PagePart<{ content: readonly WonPrize[] }>
  games: PagePart<{ content: readonly Game[] }>
  /** Called when a game is chosen that cannot be played now. */
  onUnavailableGame: () => void
  /** Whether a drawing of the lounge links to it. */
  hasLounge: boolean
  /** Leads to the ticket form, which leads back here. */
  onEnterTicket: () => void
}

/**
 * The page of a promotion: description, draws, prizes, winners and games, and the link to enter a ticket. A drawing of the
 * lounge has no tickets and games; it leads to the lounge.
 */
export function PromotionView({ promotion, hasFailed, onReload, ...parts }: PromotionViewProps) {
  const translate = useMessages()
  if (promotion) return <LoadedPromotion promotion={promotion} {...parts} />
  return (
    <PageFrame title={translate('shell.promotions')}>
      <QueryState
        error={hasFailed ? { key: 'promotions.loadFailed' } : null}
        onRetry={onReload}
        action="promotions.reload"
      >
        <Skeleton count={10} />
      </QueryState>
    </PageFrame>
  )
}

type LoadedProps = Omit<PromotionViewProps, 'promotion' | 'hasFailed' | 'onReload'> & { promotion: Promotion }

function LoadedPromotion({ promotion, jackpot, games, hasLounge, onEnterTicket, ...others }: LoadedProps) {
  const translate = useMessages()
  const isOfLounge = promotion.promotionType === 'LOUNGE'
  const { draws, drawsPage, onDrawsPage, prizes, published, winners, onUnavailableGame } = others
  return (
    <PageFrame gap={10}>
      <Hero picture={<PromotionPicture promotion={promotion} isFirstScreen />}>
        <PromotionBadge status={promotion.status} />
        <Heading level={1}>{promotion.name}</Heading>
        <Text size="lead" tone="inherit">
          {promotion.description}
        </Text>
        {isOfLounge
          ? hasLounge && <LinkButton href="/lucky-lounge">{translate('promotions.lounge')}</LinkButton>
          : isPromotionActive(promotion) && <EnterTicketLink onEnter={onEnterTicket} />}
      </Hero>
      {jackpot.prize && <Jackpot prize={jackpot.prize} drawDate={jackpot.drawDate} />}
      <Draws draws={draws} page={drawsPage} onPage={onDrawsPage} />
      <Prizes prizes={prizes} />
      <Winners published={published} winners={winners} />
      {!isOfLounge && (
        <EligibleGames games={games} onUnavailable={onUnavailableGame}>
          {isPromotionActive(promotion) ? (
            <EnterTicketLink emphasis="outline" onEnter={onEnterTicket} />
          ) : (
            <Button isDisabled emphasis="outline">
              {translate('shell.enterTicket')}
            </Button>
          )}
        </EligibleGames>
      )}
    </PageFrame>
  )
}
