import type { ReactNode } from 'react'
import { page, place, rest } from './TicketLayout.css.ts'

export interface BesideTicketProps {
  /** What the page is about: its heading and a sentence or two. */
  head: ReactNode
  /** The TicketCard of it: what it takes or earns, and the way to it. */
  ticket: ReactNode
  /** All that follows. */
  children?: ReactNode
}

/** A page about one thing that has a ticket: below its head on a phone, beside everything where there is room. */
export function TicketLayout({ head, ticket, children }: BesideTicketProps) {
  return (
    <div className={page}>
      <div>{head}</div>
      <div className={place}>{ticket}</div>
      {children && <div className={rest}>{children}</div>}
    </div>
  )
}
