'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { foot } from './Pagination.css.ts'
import { Pagination, type PaginationTarget } from './Pagination.tsx'
import { useLastKnown } from './useLastKnown.ts'

/** The rows of one page, how many there are in all, and where the other pages are. */
export type PaginatedProps = PaginationTarget & {
  /** The label of the pagination: what is paginated. */
  label: string
  /** Number of all rows; undefined while loading. */
  total: number | undefined
  /** Counted from 0. */
  page: number
  /** Rows of a page. */
  size: number
  /** What is shown beside the pagination, even of a single page. */
  beside?: ReactNode
  /** The rows of the page. */
  children: ReactNode
}

/** One page of a list, and the pagination, where there is more than one page. */
export function Paginated({ total, size, beside, children, ...pagination }: PaginatedProps) {
  const translate = useMessages('controls')
  const rows = useRef<HTMLElement>(null)
  const links = useRef<HTMLElement>(null)
  const { page, hrefOf } = pagination
  const last = useRef(page)
  const known = useLastKnown(total) ?? 0
  const hasPages = known > size
  const isBeyondEnd = known > 0 && page * size >= known
  useEffect(() => {
    // The pagination is below the rows: the player reads on at the first of them.
    if (last.current !== page && links.current?.contains(document.activeElement)) rows.current?.focus()
    last.current = page
  }, [page])
  return (
    <>
      <section
        ref={rows}
        aria-label={hasPages ? translate('ui.pagination.page', { page: page + 1 }) : undefined}
        tabIndex={-1}
      >
        {isBeyondEnd && hrefOf ? <EmptyPage firstPageHref={hrefOf(0)} /> : children}
      </section>
      {known > 0 && (hasPages || beside) && (
        <div className={foot}>
          {hasPages && <Pagination ref={links} pages={Math.ceil(known / size)} {...pagination} />}
          {beside}
        </div>
      )}
    </>
  )
}
