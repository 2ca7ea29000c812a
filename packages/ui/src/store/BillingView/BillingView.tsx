import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
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
    <PageFrame
      gap={{ mobile: 6, tablet: 8 }}
      top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}
      title={translate('store.billing')}
      lead={translate('store.billing.lead')}
      leadSize="body"
    >
      <div role="status">{payment && <Confirming payment={payment} onCheckAgain={props.onCheckAgain} />}</div>
      {payment === null && <Billing items={items} total={total} {...props} />}
      {children}
    </PageFrame>
  )
}

type BillingProps = Omit<BillingViewProps, 'isSignedIn' | 'tokens' | 'payment' | 'children'>

function Billing({ items, total, values, loadError, onRetry, ...form }: BillingProps) {
  const translate = useMessages()
  if (values && items.length === 0)
    return (
      <EmptyState
        title={translate('store.cart')}
        action={<LinkButton href="/lucky-lounge/store">{translate('store.toStore')}</LinkButton>}
      >
        {translate('store.cart.empty')}
      </EmptyState>
    )
  return (
    <Part of={{ data: values, error: loadError, refresh: onRetry }} count={8}>
      {known => (
        <div className={columns}>
          <div className={aside}>
            <Card as="section">
              <OrderSummary items={items} total={total} />
            </Card>
          </div>
          <BillingForm {...form} values={known} />
        </div>
      )}
    </Part>
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
