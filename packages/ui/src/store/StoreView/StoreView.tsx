'use client'

import {
  BUNDLE_QUANTITY_MAX,
  formatCurrency,
  formatPoints,
  formatTotal,
  TOKEN_BUNDLE_FROM,
  type TokenBundle,
} from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { DesertScene } from '../../art/index.ts'
import { LoungeBar, type LoungeBarProps } from '../../lounge/LoungeBar/LoungeBar.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { BundleCard } from '../BundleCard/BundleCard.tsx'
import { PaymentProgress, type PaymentProgressProps } from '../PaymentProgress/PaymentProgress.tsx'
import { CartPanel, type CartPanelProps } from '../CartPanel/CartPanel.tsx'
import { aside, behind, closed, columns, cover, poster, sight, toCart, words } from './StoreView.css.ts'

/** The page of the store: the catalog, the cart, and what happens on each action. */
export interface StoreViewProps extends LoungeBarProps, PaymentProgressProps, Omit<CartPanelProps, 'onMore'> {
  /** The catalog; undefined while loading. */
  catalog: readonly TokenBundle[] | undefined
  /** Why it failed to load. */
  error: LocalizedText | null
  onRetry: Retry
  /** Whether anything can be bought. */
  isOpen: boolean
  onAdd: (bundle: TokenBundle) => void
  /** The offer to convert points to tokens. */
  conversion?: ReactNode
  /** Dialogs of this page. */
  children?: ReactNode
}

const CART = 'cart'

/** The store: token bundles and the cart. */
export function StoreView({ isSignedIn, tokens, isOpen, conversion, children, ...props }: StoreViewProps) {
  const translate = useMessages()
  const { catalog, error, onRetry, onAdd, payment, onCheckAgain, onCheckout, ...cart } = props
  const { locale } = translate
  return (
    <PageFrame gap={{ mobile: 6, tablet: 8 }} top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}>
      <Stack gap={2}>
        <Heading level={1}>{translate('store.title')}</Heading>
        <Text size="lead">
          {translate('store.from', {
            price: formatCurrency(TOKEN_BUNDLE_FROM.dollars, translate),
            tokens: formatPoints(TOKEN_BUNDLE_FROM.tokens, locale),
          })}
        </Text>
        <PaymentProgress payment={payment} onCheckAgain={onCheckAgain} />
      </Stack>
      <div className={isOpen ? columns : undefined}>
        <Stack gap={5}>
          <Heading level={2}>{translate('store.bundles')}</Heading>
          {isOpen && cart.items.length > 0 && <CartLink items={cart.items} total={cart.total} />}
          <Shelves {...{ catalog, error, onRetry, isOpen, onAdd, items: cart.items }} />
        </Stack>
        {isOpen && (
          <div className={aside} id={CART}>
            <CartPanel {...cart} onMore={onAdd} onCheckout={payment === null ? onCheckout : undefined} />
          </div>
        )}
      </div>
      {conversion}
      {children}
    </PageFrame>
  )
}

/** On a phone the cart is below all bundles: a sticky summary links to it. */
function CartLink({ items, total }: Pick<StoreViewProps, 'items' | 'total'>) {
  const translate = useMessages()
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className={toCart}>
      <LinkButton href={`#${CART}`} width="full">
        {translate('store.cart')}: {translate('store.items', { count })},{' '}
        {formatTotal(total / 100, translate)}
      </LinkButton>
    </div>
  )
}

type ShelvesProps = Pick<StoreViewProps, 'catalog' | 'error' | 'onRetry' | 'isOpen' | 'onAdd' | 'items'>

function Shelves({ catalog, error, onRetry, isOpen, onAdd, items }: ShelvesProps) {
  const translate = useMessages()
  const isFull = (id: number) => items.some(item => item.id === id && item.quantity >= BUNDLE_QUANTITY_MAX)
  const skeleton = (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 2 }}>
      <Skeleton shape="ticket" count={2} />
    </Grid>
  )
  return (
    <Part
      of={{ data: catalog, error, refresh: onRetry }}
      skeleton={skeleton}
      empty={<Text tone="muted">{translate('store.bundles.empty')}</Text>}
    >
      {bundles => {
        const cards = (
          <Grid columns={{ mobile: 1, tablet: 2, desktop: isOpen ? 2 : 3 }} as="ul">
            {bundles.map(bundle => (
              <BundleCard
                key={bundle.id}
                as="li"
                bundle={bundle}
                isFull={isFull(bundle.id)}
                onAdd={isOpen ? onAdd : undefined}
              />
            ))}
          </Grid>
        )
        return isOpen ? cards : <Closed>{cards}</Closed>
      }}
    </Part>
  )
}

/** `inert`: the bundles are only visible. */
function Closed({ children }: { children: ReactNode }) {
  const translate = useMessages()
  return (
    <div className={closed}>
      <div className={behind} aria-hidden inert>
        {children}
      </div>
      <div className={cover}>
        <div className={poster}>
          <div className={sight} role="img" aria-label={translate('store.comingSoon')}>
            <DesertScene isNight seed="store" />
          </div>
          <div className={words}>
            <Heading level={3}>{translate('store.comingSoon')}</Heading>
            <Text align="center">{translate('store.comingSoon.text')}</Text>
          </div>
        </div>
      </div>
    </div>
  )
}
