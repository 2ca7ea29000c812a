'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { LoungeBar, type LoungeBarProps } from '../../lounge/LoungeBar/LoungeBar.tsx'
import { OrderSummary, type OrderSummaryProps } from '../OrderSummary/OrderSummary.tsx'
import { PaymentProgress, type PaymentProgressProps } from '../PaymentProgress/PaymentProgress.tsx'
import { BillingForm, type BillingFormProps } from './BillingForm.tsx'
import { aside, columns } from './BillingView.css.ts'

/** The page of the payment: the order, the billing address, and the outcome of the payment. */
export interface BillingViewProps
  extends LoungeBarProps, OrderSummaryProps, PaymentProgressProps, Omit<BillingFormProps, 'values'> {
  /** The form's data; undefined while loading. */
  values: BillingFormProps['values'] | undefined
  /** Why it failed to load. */
  loadError: LocalizedText | null
  onRetry: Retry
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
  onCheckAgain,
  children,
  ...props
}: BillingViewProps) {
  const translate = useMessages()
  return (
    <PageFrame
      gap={{ mobile: 6, tablet: 8 }}
      top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}
      title={translate('store.billing')}
      lead={payment === null ? translate('store.billing.lead') : undefined}
      leadSize="body"
    >
      <PaymentProgress payment={payment} onCheckAgain={onCheckAgain} />
      {payment === null && <Billing items={items} total={total} {...props} />}
      {children}
    </PageFrame>
  )
}

type BillingProps = Omit<BillingViewProps, keyof LoungeBarProps | keyof PaymentProgressProps | 'children'>

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
