'use client'

import type { Translate } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { amount as amountClass, gained } from './Movement.css.ts'

/** What movements are counted in. */
export const movementUnits = ['points', 'tokens'] as const
/** What a movement is counted in. */
export type MovementUnit = (typeof movementUnits)[number]

/** An amount with a minus sign for a debit and a plus for a credit; zero, for what was free, has no sign. */
export const signed = (amount: number, unit: MovementUnit, translate: Translate): string =>
  translate(`history.amount.${unit}`, {
    sign: amount === 0 ? '' : amount < 0 ? '−' : '+',
    amount: Math.abs(amount),
  })

/** An amount and its unit; a debit is negative. */
export interface SignedAmountProps {
  /** Negative for a debit. */
  amount: number
  unit: MovementUnit
}

/** The amount of a movement with its sign and unit; a credit is coloured. */
export function SignedAmount({ amount, unit }: SignedAmountProps) {
  const translate = useMessages()
  return <span className={cx(amountClass, amount > 0 && gained)}>{signed(amount, unit, translate)}</span>
}
