import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { QueryState } from '../../primitives/QueryState/QueryState.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LoungeBar, type LoungeBarProps } from '../../lounge/LoungeBar/LoungeBar.tsx'
import { OrderSummary, type OrderSummaryProps } from '../OrderSummary/OrderSummary.tsx'
import { BillingForm, type BillingFormProps } from './BillingForm.tsx'
import { aside, columns } from './BillingView.css.ts'

export interface BillingViewProps
  extends LoungeBarProps, OrderSummaryProps, Omit<BillingFormProps, 'values'> {
  /** The form's data; undefined while loading. */
  values: BillingFormProps['values'] | undefined
  /** Why it failed to load. */
  loadError: LocalizedText | null
  onRetry: () => void
  /** checking: a payment is being confirmed; unsettled: its outcome is unknown. */
  payment: 'checking' | 'unsettled' | null
  onCheckAgain: () => void
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The page for the billing address and the order summary. */
export function BillingView({
  isSignedIn,
  tokens,
  items,
  total,
  payment,
  children,
  ...props
}: BillingViewProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={{ mobile: 6, tablet: 8 }}>
        <LoungeBar isSignedIn={isSignedIn} tokens={tokens} />
        <Stack gap={2}>
          <Heading level={1}>{translate('store.billing')}</Heading>
          <Text tone="muted">{translate('store.billing.lead')}</Text>
        </Stack>
        <div role="status">
          {payment && <Confirming payment={payment} onCheckAgain={props.onCheckAgain} />}
        </div>
        {payment === null && <Billing items={items} total={total} {...props} />}
      </Stack>
      {children}
    </Container>
  )
}

type BillingProps = Omit<BillingViewProps, 'isSignedIn' | 'tokens' | 'payment' | 'children'>

function Billing({ items, total, values, loadError, onRetry, ...form }: BillingProps) {
  const translate = useMessages()
  if (!values)
    return (
      <QueryState error={loadError} onRetry={onRetry}>
        <Skeleton count={8} />
      </QueryState>
    )
  if (items.length === 0)
    return (
      <EmptyState
        title={translate('store.cart')}
        action={<LinkButton href="/lucky-lounge/store">{translate('store.toStore')}</LinkButton>}
      >
        {translate('store.cart.empty')}
      </EmptyState>
    )
  return (
    <div className={columns}>
      <div className={aside}>
        <Card as="section">
          <OrderSummary items={items} total={total} />
        </Card>
      </div>
      <BillingForm {...form} values={values} />
    </div>
  )
}

function Confirming({
  payment,
  onCheckAgain,
}: {
  payment: 'checking' | 'unsettled'
  onCheckAgain: () => void
}) {
  const translate = useMessages()
  if (payment === 'checking')
    return (
      <Notice title={translate('store.checking')}>
        <p>{translate('store.checking.text')}</p>
      </Notice>
    )
  return (
    <Notice tone="warning" title={translate('store.unsettled')}>
      <Stack gap={4} align="start">
        <p>{translate('store.unsettled.text')}</p>
        <Button onPress={onCheckAgain}>{translate('store.unsettled.check')}</Button>
      </Stack>
    </Notice>
  )
}
