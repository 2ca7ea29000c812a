'use client'

import {
  DAILY_BONUS_TOKENS,
  formatCurrency,
  formatPoints,
  LOUNGE_PRIZE_MAX_DOLLARS,
  TOKEN_BUNDLE_FROM,
  TOKEN_EXCHANGE,
  TOKENS_PER_DAY,
  type MessageKey,
} from '@players-club/domain-models'
import { ArrowLeftRight, CreditCard, Gamepad2, History, MoonStar, Ticket, WalletMinimal } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LoungeBar, type LoungeBarProps } from '../LoungeBar/LoungeBar.tsx'
import { mark, section, sections, words } from './ExploreView.css.ts'

/** The balance in the bar of the lounge; the texts of the page are its own. */
export type ExploreViewProps = LoungeBarProps

interface Part {
  icon: IconDrawing
  title: MessageKey
  text: MessageKey
  way?: { href: string; label: MessageKey }
}

const parts: readonly Part[] = [
  { icon: MoonStar, title: 'lounge.explore.welcome', text: 'lounge.explore.welcome.text' },
  { icon: Gamepad2, title: 'lounge.explore.games', text: 'lounge.explore.games.text' },
  {
    icon: WalletMinimal,
    title: 'lounge.explore.tokens',
    text: 'lounge.explore.tokens.text',
    way: { href: '/lucky-lounge/store', label: 'lounge.explore.tokens.link' },
  },
  {
    icon: CreditCard,
    title: 'lounge.explore.purchase',
    text: 'lounge.explore.purchase.text',
    way: { href: '/lucky-lounge/store', label: 'lounge.explore.purchase.link' },
  },
  {
    icon: ArrowLeftRight,
    title: 'lounge.explore.convert',
    text: 'lounge.explore.convert.text',
    way: { href: '/lucky-lounge/store', label: 'lounge.explore.convert.link' },
  },
  {
    icon: Ticket,
    title: 'lounge.explore.drawings',
    text: 'lounge.explore.drawings.text',
    way: { href: '/lucky-lounge#drawings', label: 'lounge.explore.drawings.link' },
  },
  {
    icon: History,
    title: 'lounge.explore.history',
    text: 'lounge.explore.history.text',
    way: { href: '/lucky-lounge/history', label: 'lounge.explore.history.link' },
  },
]

/** The page that explains the lounge, in seven sections. */
export function ExploreView(props: ExploreViewProps) {
  const translate = useMessages()
  const amounts = {
    price: formatCurrency(TOKEN_BUNDLE_FROM.dollars, translate),
    prize: formatCurrency(LOUNGE_PRIZE_MAX_DOLLARS, translate),
    bonus: DAILY_BONUS_TOKENS,
    bundle: formatPoints(TOKEN_BUNDLE_FROM.tokens, translate.locale),
    ...TOKEN_EXCHANGE,
    most: formatPoints(TOKENS_PER_DAY, translate.locale),
  }
  return (
    <PageFrame gap={8} top={<LoungeBar {...props} />}>
      <Stack gap={3}>
        <Heading level={1} size="hero">
          {translate('lounge.explore.title')}
        </Heading>
        <Text size="lead">{translate('lounge.explore.lead')}</Text>
      </Stack>
      <div className={sections}>
        {parts.map(({ icon, title, text, way }) => (
          <section key={title} className={section}>
            <span className={mark}>
              <Icon icon={icon} />
            </span>
            <div className={words}>
              <Heading level={2} size="title">
                {translate(title)}
              </Heading>
              <Text>{translate(text, amounts)}</Text>
              {way && <Link href={way.href}>{translate(way.label)}</Link>}
            </div>
          </section>
        ))}
      </div>
      <div>
        <LinkButton href="/lucky-lounge" size="large">
          {translate('lounge.explore.play')}
        </LinkButton>
      </div>
    </PageFrame>
  )
}
