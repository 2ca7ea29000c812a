import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Container } from '../../primitives/Container/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { QueryState } from '../../primitives/QueryState/index.ts'
import { Notice } from '../../primitives/Notice/index.ts'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { LoungeBar, type LoungeBarProps } from '../../lounge/LoungeBar/index.ts'
import { OrderSummary, type OrderSummaryProps } from '../OrderSummary/index.ts'
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
