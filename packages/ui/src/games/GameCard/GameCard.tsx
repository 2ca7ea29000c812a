'use client'

import {
  formatCurrency,
  formatOdds,
  formatShortDate,
  gamePath,
  gameState,
  type Game,
  type GameState,
  type JackpotResult,
} from '@players-club/domain-models'
import { memo } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import type { Tone } from '../../themes/roles.ts'

/** The game of a card, its jackpot, and the time that decides whether it is new or ends soon. */
export interface GameCardProps {
  game: Game
  /** The open draw of a draw game, whose jackpot is shown. */
  jackpot?: JackpotResult
  now: Date
  isFirstScreen?: boolean
}

const stateTones = {
  upcoming: 'info',
  new: 'success',
  ending: 'warning',
  ended: 'neutral',
} satisfies Record<Exclude<GameState, 'running'>, Tone>

/** The badge for a game's state; a running game has none. */
export function GameBadge({ game, now }: Pick<GameCardProps, 'game' | 'now'>) {
  const translate = useMessages()
  const state = gameState(game, now, translate.zone)
  if (state === 'running') return null
  return <Badge tone={stateTones[state]}>{translate(`games.state.${state}`)}</Badge>
}

function GameCardPlain({ game, jackpot, now, isFirstScreen }: GameCardProps) {
  const translate = useMessages()
  const { locale } = translate
  const price = `${formatCurrency(game.retailPrice, translate)} ${translate('games.perTicket')}`
  const odds =
    game.overallOdds === null
      ? null
      : translate('games.oneIn', { number: formatOdds(game.overallOdds, locale) })
  const top = game.topPrize === null ? game.topPrizeText : formatCurrency(game.topPrize, translate)
  const amount = jackpot?.jackpot ?? null
  return (
    <TicketCard
      as="li"
      href={gamePath(game)}
      title={game.name}
      badge={<GameBadge game={game} now={now} />}
      picture={
        <Image
          src={game.ticketFullImage}
          alt=""
          width={480}
          height={270}
          fit="cover"
          isFirstScreen={isFirstScreen}
        />
      }
      stub={amount === null ? top : formatCurrency(amount, translate)}
      unit={translate(amount === null ? 'games.topPrize' : 'games.estimated')}
    >
      <p>{odds === null ? price : `${price} · ${translate('games.overallOdds')}: ${odds}`}</p>
      {jackpot && (
        <p>
          {translate('games.nextDraw')}: {formatShortDate(new Date(jackpot.drawDate), translate)}
        </p>
      )}
    </TicketCard>
  )
}

/** A game as a ticket: its face, price and odds, and its top prize on the stub. */
export const GameCard = memo(GameCardPlain)
