'use client'

import { formatPoints, isOrderSettled, type Order } from '@players-club/domain-models'
import { LoungeBar, type LoungeBarProps } from '../../lounge/LoungeBar/LoungeBar.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { SupportText } from '../../messages/SupportText.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import { receipt, transaction } from './PaymentSuccessView.css.ts'

/** The page after a payment: the order, or why nothing is known of it. */
export interface PaymentSuccessViewProps extends LoungeBarProps {
  /** The transaction id; null without a payment, undefined while unknown. */
  transactionId: string | null | undefined
  /** The order on the server. */
  order: Order | undefined
  /** Why it failed to load. */
  error: LocalizedText | null
  /** The payment provider is being asked again. */
  isChecking: boolean
  /** The player left a game or a drawing to buy tokens. */
  hasReturnPage: boolean
  onRetry: Retry
  onCheck: () => void
}

/** The result of a payment, also when it failed or there was none. */
export function PaymentSuccessView({ isSignedIn, tokens, hasReturnPage, ...props }: PaymentSuccessViewProps) {
  return (
    <PageFrame gap={{ mobile: 6, tablet: 8 }} top={<LoungeBar isSignedIn={isSignedIn} tokens={tokens} />}>
      <div className={receipt}>
        <Outcome {...props} />
        <NextSteps hasReturnPage={hasReturnPage} />
      </div>
    </PageFrame>
  )
}

function Outcome({
  transactionId,
  order,
  error,
  isChecking,
  onRetry,
  onCheck,
}: Omit<PaymentSuccessViewProps, keyof LoungeBarProps | 'hasReturnPage'>) {
  const translate = useMessages()
  if (transactionId === null)
    return <Words title={translate('store.success.none')}>{translate('store.success.none.text')}</Words>
  if (!transactionId || !order)
    return (
      <QueryState error={transactionId ? error : null} onRetry={onRetry}>
        <Skeleton shape="heading" />
        <Skeleton count={4} />
      </QueryState>
    )
  return (
    <Stack gap={6}>
      <OutcomeText order={order} />
      {canBePaid(order) && (
        <Inline>
          <Button emphasis="outline" isPending={isChecking} onPress={onCheck}>
            {translate('store.unsettled.check')}
          </Button>
        </Inline>
      )}
      <Card as="section">
        <Stack gap={5}>
          <OrderSummary items={order.items} total={order.total} />
          <p className={transaction}>
            {translate('store.transaction')}: {transactionId}
          </p>
        </Stack>
      </Card>
    </Stack>
  )
}

/** A payment may be confirmed late, even one that failed at first. */
const canBePaid = ({ state }: Order): boolean =>
  state !== 'paid' && state !== 'disputed' && state !== 'closed'

function OutcomeText({ order }: { order: Order }) {
  const translate = useMessages()
  if (order.state === 'paid') {
    const tokens = formatPoints(order.tokens, translate.locale)
    return <Words title={translate('store.success')}>{translate('store.success.text', { tokens })}</Words>
  }
  const { state } = order
  const settled = state === 'disputed' || state === 'closed' ? state : 'unpaid'
  const kind = isOrderSettled(order) ? settled : 'pending'
  return <Words title={translate(`store.success.${kind}`)}>{translate(`store.success.${kind}.text`)}</Words>
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <Text size="lead">
        <SupportText>{children}</SupportText>
      </Text>
    </Stack>
  )
}

function NextSteps({ hasReturnPage }: Pick<PaymentSuccessViewProps, 'hasReturnPage'>) {
  const translate = useMessages()
  return (
    <Inline gap={3}>
      {hasReturnPage && <LinkButton href="/redirect-back">{translate('store.success.back')}</LinkButton>}
      <LinkButton href="/lucky-lounge" emphasis={hasReturnPage ? 'outline' : 'strong'}>
        {translate('store.success.lounge')}
      </LinkButton>
      <LinkButton href="/lucky-lounge/store" emphasis="outline">
        {translate('store.success.store')}
      </LinkButton>
      <LinkButton href="/" emphasis="plain">
        {translate('store.success.home')}
      </LinkButton>
    </Inline>
  )
}
