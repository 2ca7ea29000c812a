import { formatPoints, type ArcadeGame } from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/index.ts'
import { Image } from '../../primitives/Image/index.ts'
import { TicketCard } from '../../primitives/TicketCard/index.ts'
import { summary as summaryClass } from './ArcadeGameCard.css.ts'

export interface ArcadeGameCardProps {
  game: ArcadeGame
  /** Its page, where it can be played. */
  href?: string
}

function ArcadeGameCardPlain({ game, href }: ArcadeGameCardProps) {
  const translate = useMessages()
  const { name, summary, ticketFullImageMobile: src, wagers } = game
  const { least, most } = wagers
  const way = href === undefined ? {} : { href, action: translate('lounge.game.play') }
  return (
    <TicketCard
      as="li"
      {...way}
      title={name}
      picture={<Image src={src} alt="" width={480} height={360} fit="cover" />}
      badge={href === undefined && <Badge>{translate('lounge.game.soon')}</Badge>}
      stub={
        least === most
          ? formatPoints(least, translate.locale)
          : translate('lounge.game.wagers', { least, most })
      }
      unit={translate('lounge.game.tokens')}
    >
      <p className={summaryClass}>{summary}</p>
    </TicketCard>
  )
}

/** A game of the lounge among others: what it is, and what a play takes. */
export const ArcadeGameCard = memo(ArcadeGameCardPlain)
