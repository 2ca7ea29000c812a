import type { ReactNode } from 'react'
import { page, place, rest } from './TicketLayout.css.ts'

export interface BesideTicketProps {
  /** The heading of the page and a sentence or two. */
  head: ReactNode
  /** The TicketCard: its cost or points, and the action. */
  ticket: ReactNode
  /** The rest of the page. */
  children?: ReactNode
}

/**
 * The layout of a page about one item with a ticket: below the head on a phone, beside all content on wide
 * screens.
 */
export function TicketLayout({ head, ticket, children }: BesideTicketProps) {
  return (
    <div className={page}>
      <div>{head}</div>
      <div className={place}>{ticket}</div>
      {children && <div className={rest}>{children}</div>}
    </div>
  )
}
