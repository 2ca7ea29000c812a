import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { page, place, rest } from './TicketLayout.css.ts'

/** The three parts of a page about one offer: heading, TicketCard and the rest. */
export interface TicketLayoutProps {
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
export function TicketLayout({ head, ticket, children }: TicketLayoutProps) {
  return (
    <div className={page}>
      <div>{head}</div>
      <div className={place}>{ticket}</div>
      {children && <div className={rest}>{children}</div>}
    </div>
  )
}

/** Shown in place of the layout while its item loads. */
export function TicketLayoutSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="heading" />
      <Skeleton shape="ticket" />
    </Stack>
  )
}
