'use client'

import type { ArcadeGame, LoungeReward } from '@players-club/domain-models'
import { formatCurrency, LOUNGE_PRIZE_MAX_DOLLARS } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { DesertScene } from '../../art/index.ts'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { phoneUrl, PhoneWords } from '../../primitives/Link/PhoneWords.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part, type PagePart } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ArcadeGameCard } from '../ArcadeGameCard/ArcadeGameCard.tsx'
import { DailyBonusBanner, type DailyBonusBannerProps } from '../DailyBonusBanner/DailyBonusBanner.tsx'
import { DrawingCard } from '../DrawingCard/DrawingCard.tsx'
import { LoungeBar, type LoungeBarProps } from '../LoungeBar/LoungeBar.tsx'
import { care, drawingList, gameList, hero, scene, sectionHead, welcome, words } from './LobbyView.css.ts'

/** The lobby of the lounge: its games, its drawings, the daily bonus and the tour. */
export interface LobbyViewProps extends LoungeBarProps {
  games: PagePart<{ content: readonly ArcadeGame[] }>
  drawings: PagePart<{ content: readonly LoungeReward[] }>
  /** The daily bonus, if it is offered to this player now. */
  bonus: DailyBonusBannerProps | null
  onTour: () => void
  /** Called on hover or focus of the tour button, to preload the dialog. */
  onTourApproach: () => void
}

/** The lobby of the lounge: games, drawings and free tokens. */
export function LobbyView(props: LobbyViewProps) {
  const { isSignedIn, tokens, games, drawings, bonus } = props
  const translate = useMessages()
  const { problemGambling: help } = useBrand()
  return (
    <PageFrame gap={{ mobile: 8, tablet: 10 }} top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}>
      <Hero {...props} />
      {bonus && <DailyBonusBanner {...bonus} />}
      <Section id="games" title={translate('lounge.games')} lead={translate('lounge.games.lead')}>
        <ListState list={games} look={gameList} empty={translate('lounge.games.empty')}>
          {game => <ArcadeGameCard key={game.id} game={game} />}
        </ListState>
      </Section>
      <Section
        id="drawings"
        title={translate('lounge.drawings')}
        lead={translate('lounge.drawings.lead', {
          prize: formatCurrency(LOUNGE_PRIZE_MAX_DOLLARS, translate),
        })}
      >
        <ListState list={drawings} look={drawingList} empty={translate('lounge.drawings.empty')}>
          {drawing => <DrawingCard key={drawing.id} drawing={drawing} />}
        </ListState>
      </Section>
      <p className={care}>
        {translate('lounge.care')}{' '}
        <Link href={phoneUrl(help.phone)}>
          <PhoneWords text={help.phone} phone={help.phone} />
        </Link>{' '}
        · <Link href={help.url}>{translate('shell.problemGamblingHelp')}</Link>
      </p>
    </PageFrame>
  )
}

function Hero({ isSignedIn, onTour, onTourApproach }: LobbyViewProps) {
  const translate = useMessages()
  return (
    <section className={hero}>
      <div className={words}>
        <p className={welcome}>{translate('lounge.lobby.welcome')}</p>
        <Heading level={1} size="hero">
          {translate('lounge.lobby.title')}
        </Heading>
        <Text size="lead">
          {translate('lounge.lobby.lead', { prize: formatCurrency(LOUNGE_PRIZE_MAX_DOLLARS, translate) })}
        </Text>
        <Inline gap={3}>
          <Button onPress={onTour} onPointerEnter={onTourApproach} onFocus={onTourApproach}>
            {translate('lounge.tour')}
          </Button>
          <LinkButton href="/lucky-lounge/explore" emphasis="outline">
            {translate('lounge.explore')}
          </LinkButton>
        </Inline>
        {!isSignedIn && (
          <Text tone="muted">
            {translate('lounge.guest')}{' '}
            <Link href="/login?from=%2Flucky-lounge">{translate('shell.signIn')}</Link>{' '}
            {translate('lounge.guest.or')} <Link href="/register">{translate('shell.register')}</Link>
          </Text>
        )}
      </div>
      <div className={scene}>
        <DesertScene isNight seed="lounge" />
      </div>
    </section>
  )
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section id={id}>
      <Stack gap={5}>
        <div className={sectionHead}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{lead}</Text>
        </div>
        {children}
      </Stack>
    </section>
  )
}

interface ListStateProps<Item> {
  list: PagePart<{ content: readonly Item[] }>
  look: string
  empty: string
  children: (item: Item) => ReactNode
}

function ListState<Item>({ list, look, empty, children }: ListStateProps<Item>) {
  const skeleton = (
    <div className={look}>
      <Skeleton shape="card" count={4} />
    </div>
  )
  return (
    <Part
      of={{ ...list, data: list.data?.content }}
      skeleton={skeleton}
      empty={<Text tone="muted">{empty}</Text>}
    >
      {items => (
        <ul role="list" className={look}>
          {items.map(children)}
        </ul>
      )}
    </Part>
  )
}
