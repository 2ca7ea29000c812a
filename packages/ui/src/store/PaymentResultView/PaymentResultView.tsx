import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { page } from './PaymentResultView.css.ts'

export interface PaymentResultViewProps {
  /** It is inside the payment frame, whose parent page continues by itself. */
  isFramed: boolean
}

/** The return page of the payment provider, shown for a moment inside the frame. */
export function PaymentResultView({ isFramed }: PaymentResultViewProps) {
  const translate = useMessages()
  return (
    <div className={page}>
      <Stack gap={4} align="start">
        <Heading level={1} size="title">
          {translate('store.result')}
        </Heading>
        <Text>{translate(isFramed ? 'store.result.waiting' : 'store.result.text')}</Text>
        {!isFramed && <LinkButton href="/lucky-lounge/store">{translate('store.toStore')}</LinkButton>}
      </Stack>
    </div>
  )
}
