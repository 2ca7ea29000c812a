'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { BalanceAmount } from '../../shell/BalancePill/BalanceAmount.tsx'
import type { MovementUnit } from '../Movement/SignedAmount.tsx'
import {
  fact as factClass,
  facts as factsClass,
  figure,
  holder,
  value as valueClass,
} from './BalanceTicket.css.ts'

/** A balance of points or tokens, with facts and buttons. */
export interface BalanceTicketProps {
  kind: MovementUnit
  /** Undefined while loading; null where it could not be loaded. */
  balance: number | null | undefined
  /** Further facts about the balance. A value is undefined while loading; null where it could not be loaded. */
  facts?: readonly { readonly name: string; readonly value: string | null | undefined }[]
  /** Buttons for the balance. */
  children?: ReactNode
}

/** A player's balance on a ticket. */
export function BalanceTicket({ kind, balance, facts = [], children }: BalanceTicketProps) {
  const translate = useMessages()
  return (
    <div className={holder}>
      <TicketCard
        as="div"
        titleLevel={2}
        title={translate(`history.balance.${kind}`)}
        stub={
          <span className={figure}>
            <BalanceAmount amount={balance} />
          </span>
        }
        unit={translate(`shell.unit.${kind}`, { amount: balance ?? 0 })}
        controls={children && <Inline gap={2}>{children}</Inline>}
      >
        {facts.length > 0 && (
          <dl className={factsClass}>
            {facts.map(({ name, value }) => (
              <div key={name} className={factClass}>
                <dt>{name}</dt>
                <dd className={valueClass}>{value ?? <BalanceAmount amount={value} />}</dd>
              </div>
            ))}
          </dl>
        )}
      </TicketCard>
    </div>
  )
}
