'use client'

import {
  formatCurrency,
  movementOf,
  type LedgerTransaction,
  type Translate,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { notes } from './Movement.css.ts'
import { signed, type MovementUnit } from './SignedAmount.tsx'

export { Happened } from './Happened.tsx'
export { movementUnits, SignedAmount, type MovementUnit, type SignedAmountProps } from './SignedAmount.tsx'

/** A movement of points or tokens, and which of its details are shown. */
export interface MovementProps {
  movement: LedgerTransaction
  unit: MovementUnit
  /** The movement is from a game: whatever is not a bonus is winnings. */
  isGame?: boolean
  /** The link to its details. */
  href?: string
  showsBonus?: boolean
  showsTransactionId?: boolean
}

/** The description of a movement and its further facts. */
export function Movement({ movement, href, ...options }: MovementProps) {
  const translate = useMessages()
  const name = nameOf(movement, translate)
  const lines = linesOf(movement, options, translate)
  return (
    <div>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {lines.length > 0 && (
        <span className={notes}>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </div>
  )
}

/** The club's own bookings have a message key; bookings of a campaign or a reward carry their own text. */
function nameOf({ description }: LedgerTransaction, translate: Translate): string {
  return translate.has(description) ? translate(description) : description
}

type LineOptions = Pick<MovementProps, 'unit' | 'isGame' | 'showsBonus' | 'showsTransactionId'>

function linesOf(
  movement: LedgerTransaction,
  { unit, isGame = true, showsBonus = true, showsTransactionId = true }: LineOptions,
  translate: Translate,
): string[] {
  const { amount, bonus, purchased, entries, transactionId } = movementOf(movement)
  const sum = (value: number) => signed(value, unit, translate)
  const count = entries && translate('history.entries', { count: entries.count })
  return [
    ...(bonus && showsBonus
      ? [
          translate(isGame ? 'history.bonus.winnings' : 'history.bonus.base', {
            amount: sum(bonus.winnings),
          }),
          translate('history.bonus', { amount: sum(bonus.amount) }),
          translate('history.bonus.total', { amount: sum(amount) }),
        ]
      : []),
    ...(purchased === null
      ? []
      : [translate('history.paid', { amount: formatCurrency(purchased, translate) })]),
    ...(entries && count ? [entries.isFree ? `${count} · ${translate('history.entries.free')}` : count] : []),
    ...(transactionId !== null && showsTransactionId
      ? [translate('history.transactionId', { id: transactionId })]
      : []),
  ]
}
