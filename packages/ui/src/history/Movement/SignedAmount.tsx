import type { Translate } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { amount as amountClass, gained } from './Movement.css.ts'

export const movementUnits = ['points', 'tokens'] as const
export type MovementUnit = (typeof movementUnits)[number]

/** A debit with a minus sign, a credit with a plus; what was free has neither. */
export const signed = (amount: number, unit: MovementUnit, translate: Translate): string =>
  translate(`history.amount.${unit}`, {
    sign: amount === 0 ? '' : amount < 0 ? '−' : '+',
    amount: Math.abs(amount),
  })

export interface SignedAmountProps {
  /** Below zero where it took something. */
  amount: number
  unit: MovementUnit
}

/** How much came or went. */
export function SignedAmount({ amount, unit }: SignedAmountProps) {
  const translate = useMessages()
  return <span className={cx(amountClass, amount > 0 && gained)}>{signed(amount, unit, translate)}</span>
}
