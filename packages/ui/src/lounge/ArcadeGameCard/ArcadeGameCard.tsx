'use client'

import { arcadeGamePath, formatPoints, type ArcadeGame } from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { summary as summaryClass } from './ArcadeGameCard.css.ts'

/** The arcade game that a card offers. */
export interface ArcadeGameCardProps {
  game: ArcadeGame
}

function ArcadeGameCardPlain({ game }: ArcadeGameCardProps) {
  const translate = useMessages()
  const { name, summary, ticketFullImageMobile: src, wagers } = game
  const { least, most } = wagers
  return (
    <TicketCard
      as="li"
      href={arcadeGamePath(game)}
      action={translate('lounge.game.see')}
      title={name}
      picture={<Image src={src} alt="" width={480} height={360} fit="cover" />}
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

/** An arcade game in a list: its name and the cost of a play. */
export const ArcadeGameCard = memo(ArcadeGameCardPlain)
