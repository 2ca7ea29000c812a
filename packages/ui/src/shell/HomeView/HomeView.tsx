'use client'

import {
  formatCurrency,
  LOUNGE_PRIZE_MAX_DOLLARS,
  type Greeting,
  type MessageKey,
} from '@players-club/domain-models'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import { Gift, History, QrCode, Sparkles, Ticket, Trophy, UsersRound } from 'lucide'
import type { ReactNode } from 'react'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Hero } from '../../primitives/Hero/Hero.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import '../../primitives/Badge/Badge.css.ts'
import '../../primitives/Image/Image.css.ts'
import '../../primitives/WideTicketCard/WideTicketCard.css.ts'
// Imported here although their code loads late: the server-rendered offers need their styles before that.
import '../HomeOffers/HomeOffers.css.ts'
import { GreetingLine } from './GreetingLine.tsx'
import * as css from './HomeView.css.ts'

/** The home page: its greeting, what it says to guests and players, and the offers below. */
export interface HomeViewProps {
  /** A text for the hour, the day or the player, above the headline. */
  greeting: Greeting
  isSignedIn: boolean
  /** The session is being restored. */
  isRestoring?: boolean
  hasIntro: boolean
  hasLounge: boolean
  /** The offers; their code may load late, their styles are here. */
  children?: ReactNode
}

interface Way {
  href: string
  icon: IconDrawing
  title: MessageKey
  text: MessageKey
}

const ways: readonly Way[] = [
  { href: '/ticket-entry', icon: Ticket, title: 'shell.enterTicket', text: 'shell.home.enterTicketText' },
  { href: '/code-redemption', icon: QrCode, title: 'shell.home.promoCode', text: 'shell.home.promoCodeText' },
  { href: '/invite-friends', icon: UsersRound, title: 'shell.inviteFriends', text: 'shell.home.inviteText' },
  { href: '/history', icon: History, title: 'shell.home.history', text: 'shell.home.historyText' },
]

const steps: readonly Way[] = [
  { href: '/earn', icon: Sparkles, title: 'shell.home.earnTitle', text: 'shell.home.earnText' },
  { href: '/rewards', icon: Gift, title: 'shell.home.spendTitle', text: 'shell.home.spendText' },
  { href: '/promotion', icon: Trophy, title: 'shell.home.winTitle', text: 'shell.home.winText' },
]

/** The home page: a welcome, the four main links, and a few items of each section. */
export function HomeView({ greeting, isSignedIn, isRestoring = false, ...props }: HomeViewProps) {
  const translate = useMessages()
  return (
    <div className={css.page}>
      <Hero size="large" picture={<DesertScene />}>
        <GreetingLine greeting={greeting} />
        <Heading level={1} size="hero">
          {translate(isSignedIn || isRestoring ? 'shell.home.playerTitle' : 'shell.home.guestTitle')}
        </Heading>
        {isRestoring ? <HeroLinksSkeleton /> : <HeroLinks isSignedIn={isSignedIn} />}
      </Hero>
      <ul className={css.ways} role="list" aria-label={translate('shell.home.ways')}>
        {ways.map(({ href, icon, title, text }) => (
          <li key={href}>
            <a className={css.way} href={href}>
              <span className={css.wayIcon}>
                <Icon icon={icon} />
              </span>
              <span>
                {translate(title)}
                <span className={css.wayText}>{translate(text)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {props.children}
      {props.hasIntro && <Intro />}
      {props.hasLounge && <Lounge />}
    </div>
  )
}

/** An introduction to the club in three steps. */
function Intro() {
  const translate = useMessages()
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{translate('shell.home.howTitle')}</Heading>
      <div className={css.steps}>
        {steps.map(({ href, title, text }) => (
          <TicketCard key={href} href={href} title={translate(title)} action={translate('shell.home.more')}>
            {translate(text)}
          </TicketCard>
        ))}
      </div>
    </Stack>
  )
}

function Lounge() {
  const translate = useMessages()
  return (
    <section className={css.lounge}>
      <div className={css.loungeWords}>
        <Heading level={2}>{translate('shell.home.loungeTitle')}</Heading>
        <Text size="lead" tone="inherit">
          {translate('shell.home.loungeText', { prize: formatCurrency(LOUNGE_PRIZE_MAX_DOLLARS, translate) })}
        </Text>
        <LinkButton href="/lucky-lounge">{translate('shell.home.loungeVisit')}</LinkButton>
      </div>
      <DesertScene isNight />
    </section>
  )
}

function HeroLinks({ isSignedIn }: Pick<HomeViewProps, 'isSignedIn'>) {
  const translate = useMessages()
  return (
    <>
      <Text size="lead" tone="inherit">
        {translate(isSignedIn ? 'shell.home.playerLead' : 'shell.home.guestLead')}
      </Text>
      <Inline gap={3}>
        <LinkButton href={isSignedIn ? '/ticket-entry' : '/register'}>
          {translate(isSignedIn ? 'shell.enterTicket' : 'shell.home.join')}
        </LinkButton>
        <LinkButton href={isSignedIn ? '/earn' : '/login'} emphasis="outline" tone="neutral">
          {translate(isSignedIn ? 'shell.home.seeEarn' : 'shell.signIn')}
        </LinkButton>
      </Inline>
    </>
  )
}

/** Reserves the space of content that differs for players and guests. */
function HeroLinksSkeleton() {
  const translate = useMessages()
  return (
    <>
      <div aria-busy className={css.soon}>
        <VisuallyHidden>{translate('shell.loading')}</VisuallyHidden>
        <Skeleton count={2} />
        <Skeleton shape="pill" />
      </div>
      <noscript>
        <LinkButton href="/login">{translate('shell.signIn')}</LinkButton>
      </noscript>
    </>
  )
}
