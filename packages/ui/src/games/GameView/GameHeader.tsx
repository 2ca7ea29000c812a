'use client'

import {
  formatCurrency,
  formatLongDate,
  formatOdds,
  gameState,
  lastDay,
  type Game,
} from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EnterTicketLink } from '../../tickets/EnterTicketLink/EnterTicketLink.tsx'
import { GameBadge } from '../GameCard/GameCard.tsx'
import { art, fact, facts, header, term } from './GameHeader.css.ts'

export interface GameHeaderProps {
  game: Game
  now: Date
  /** Leads to the ticket form, which leads back here. */
  onEnterTicket: () => void
}

/** A game's face, price, top prize and odds, and the link to enter its tickets. */
export function GameHeader({ game, now, onEnterTicket }: GameHeaderProps) {
  const translate = useMessages()
  const { locale } = translate
  const state = gameState(game, now, translate.zone)
  return (
    <div className={header}>
      <div className={art}>
        <Image src={game.ticketFullImage} alt="" width={480} height={360} fit="cover" isFirstScreen />
      </div>
      <Stack gap={4} align="start">
        <GameBadge game={game} now={now} />
        <Heading level={1}>{game.name}</Heading>
        <Text size="lead">{game.description}</Text>
        <dl className={facts}>
          <Fact name={translate('games.price')}>
            {formatCurrency(game.retailPrice, translate)} {translate('games.perTicket')}
          </Fact>
          <Fact name={translate('games.topPrize')}>
            {game.topPrize === null ? game.topPrizeText : formatCurrency(game.topPrize, translate)}
          </Fact>
          {game.overallOdds !== null && (
            <Fact name={translate('games.overallOdds')}>
              {translate('games.oneIn', { number: formatOdds(game.overallOdds, locale) })}
            </Fact>
          )}
        </dl>
        {state === 'upcoming' && (
          <Text>
            {translate('games.begins', { date: formatLongDate(new Date(game.playBegin), translate) })}
          </Text>
        )}
        {state === 'ending' && game.playEnd !== null && (
          <Text>
            {translate('games.endsOn', {
              date: formatLongDate(lastDay(game.playEnd, translate.zone), translate),
            })}
          </Text>
        )}
        {state === 'ended' && game.playEnd !== null ? (
          <Notice tone="neutral">
            {translate('games.endedOn', {
              date: formatLongDate(lastDay(game.playEnd, translate.zone), translate),
            })}
          </Notice>
        ) : (
          <EnterTicketLink onEnter={onEnterTicket} />
        )}
        <Inline gap={4}>
          {game.externalLink !== null && (
            <Link href={game.externalLink} isExternal>
              {translate('games.external')}
            </Link>
          )}
          <Link href="/games">{translate('games.backToGames')}</Link>
        </Inline>
      </Stack>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
