'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { BalanceAmount } from './BalanceAmount.tsx'
import { coin, pill, shortUnit, unit, type BalanceKind } from './BalancePill.css.ts'

export { balanceKinds, type BalanceKind } from './BalancePill.css.ts'

/** A balance in the header and where it leads; it reserves its space while it loads. */
export interface BalancePillProps {
  kind: BalanceKind
  /** Undefined while loading: the pill reserves its space. Null where it could not be loaded. */
  amount: number | null | undefined
  href: string
  /** Its unit is visually hidden, beside other balances. @default false */
  isShort?: boolean
}

/** A balance in the header that links to where it is spent. */
export function BalancePill({ kind, amount, href, isShort = false }: BalancePillProps) {
  const translate = useMessages()
  return (
    <a className={pill} href={href}>
      <span aria-hidden className={coin[kind]} />
      <span>
        <BalanceAmount amount={amount} />
        <span className={cx(unit, isShort && shortUnit)}>
          {' '}
          {translate(kind === 'points' ? 'shell.unit.points' : 'shell.unit.tokens', { amount: amount ?? 0 })}
        </span>
      </span>
    </a>
  )
}
