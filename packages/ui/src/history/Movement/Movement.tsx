import {
  formatCurrency,
  movementOf,
  type LedgerTransaction,
  type Translate,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/index.ts'
import { notes } from './Movement.css.ts'
import { signed, type MovementUnit } from './SignedAmount.tsx'

export interface MovementProps {
  movement: LedgerTransaction
  unit: MovementUnit
  /** The movement was made in a game: what is no bonus was won there. */
  isGame?: boolean
  /** Where more of it is told. */
  href?: string
  showsBonus?: boolean
  showsTransactionId?: boolean
}

/** What a movement was, and what else is known of it. */
export function Movement({ movement, href, ...told }: MovementProps) {
  const translate = useMessages()
  const name = nameOf(movement, translate)
  const lines = linesOf(movement, told, translate)
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

/** What the club books itself is a key; what a campaign or a reward books carries its own words. */
function nameOf({ description }: LedgerTransaction, translate: Translate): string {
  return translate.has(description) ? translate(description) : description
}

type Told = Pick<MovementProps, 'unit' | 'isGame' | 'showsBonus' | 'showsTransactionId'>

function linesOf(
  movement: LedgerTransaction,
  { unit, isGame = true, showsBonus = true, showsTransactionId = true }: Told,
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
      : [translate('history.paid', { amount: formatCurrency(purchased, translate.locale) })]),
    ...(entries && count ? [entries.isFree ? `${count} · ${translate('history.entries.free')}` : count] : []),
    ...(transactionId !== null && showsTransactionId
      ? [translate('history.transactionId', { id: transactionId })]
      : []),
  ]
}
