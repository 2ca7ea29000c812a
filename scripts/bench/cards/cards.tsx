import type { ReactNode } from 'react'
import { TicketCard } from '../../../packages/ui/src/primitives/TicketCard/index.ts'
import * as styles from '../../../packages/ui/src/primitives/TicketCard/TicketCard.css.ts'
import { cx } from '../../../packages/ui/src/themes/cx.ts'
import { visuallyHidden } from '../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.css.ts'

export type Kind = 'ours' | 'plain'

interface Ticket {
  readonly id: number
  readonly title: string
  readonly cost: string
}

/** With each `turn` every card has another number, so that none is spared by being the same as before. */
export const ticketsOf = (count: number, turn: number): Ticket[] =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Reward ${id}`, cost: String(100 * id + turn) }))

const action = 'Redeem'
const unit = 'points'

/** The card as somebody without the kit would write it. */
function PlainCard({ id, title, cost, children }: Ticket & { children: ReactNode }) {
  return (
    <article className={styles.ticket}>
      <div className={cx(styles.body, styles.torn)}>
        <h3 className={styles.title}>
          <a className={styles.cover} href={`/rewards/${id}`}>
            {title}
            <span className={visuallyHidden}> {action}</span>
          </a>
        </h3>
        {children}
      </div>
      <div className={styles.stub}>
        <p className={styles.number}>
          {cost}
          <span className={styles.unit}> {unit}</span>
        </p>
        <span aria-hidden className={styles.pill}>
          {action}
        </span>
      </div>
    </article>
  )
}

const sentence = <p>Show the barcode at any retailer.</p>

const draw: Record<Kind, (ticket: Ticket) => ReactNode> = {
  ours: ({ id, title, cost }) => (
    <TicketCard key={id} href={`/rewards/${id}`} title={title} stub={cost} unit={unit} action={action}>
      {sentence}
    </TicketCard>
  ),
  plain: ticket => (
    <PlainCard key={ticket.id} {...ticket}>
      {sentence}
    </PlainCard>
  ),
}

export const Cards = ({ kind, tickets }: { kind: Kind; tickets: readonly Ticket[] }) => (
  <div>{tickets.map(draw[kind])}</div>
)
