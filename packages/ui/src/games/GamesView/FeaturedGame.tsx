'use client'

import { formatCurrency, gamePath, type Game, type JackpotResult } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Hero } from '../../primitives/Hero/Hero.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Loading } from '../../primitives/QueryState/Loading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

interface FeaturedGameProps {
  /** Undefined while it is loading. */
  game: Game | undefined
  jackpot: JackpotResult | undefined
}

/** The featured game above the list, or its skeleton. */
export function FeaturedGame({ game, jackpot }: FeaturedGameProps) {
  const translate = useMessages()
  if (!game)
    return (
      <Loading>
        <Hero panel="copper" picture={null}>
          <Skeleton shape="heading" count={3} />
          <Skeleton shape="pill" />
        </Hero>
      </Loading>
    )
  const estimated = jackpot?.jackpot ?? null
  const amount = estimated ?? game.topPrize
  return (
    <Hero
      as="section"
      labelledBy="featured-game"
      panel="copper"
      picture={<Image src={game.ticketFullImage} alt="" width={480} height={360} fit="cover" isFirstScreen />}
    >
      <p>{translate('games.featured')}</p>
      <Heading level={2} id="featured-game">
        {game.name}
      </Heading>
      <p>{game.description}</p>
      <p>
        {translate(estimated === null ? 'games.topPrize' : 'games.estimated')}:{' '}
        <strong>{amount === null ? game.topPrizeText : formatCurrency(amount, translate)}</strong> ·{' '}
        {formatCurrency(game.retailPrice, translate)} {translate('games.perTicket')}
      </p>
      <LinkButton href={gamePath(game)}>{translate('games.details')}</LinkButton>
    </Hero>
  )
}
