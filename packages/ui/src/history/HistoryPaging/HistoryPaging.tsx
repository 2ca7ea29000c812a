'use client'

import { PAGE_SIZE_OPTIONS } from '@players-club/domain-models'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { useLastKnown } from '../../primitives/Pagination/useLastKnown.ts'
import { foot, size as sizeClass, sizes } from './HistoryPaging.css.ts'

/** Which page of a history is shown, how many rows there are, and the address of each page. */
export interface HistoryPagingProps {
  /** The label: what is paginated. */
  label: string
  /** Number of all rows; undefined while loading. */
  total: number | undefined
  /** Counted from 0. */
  page: number
  size: number
  hrefOf: (page: number) => string
  /** Called with another page size, where it can be chosen. */
  onSize?: (size: number) => void
  /** The rows of the page. */
  children: ReactNode
}

/** A page of a history, the pagination and the page size. */
export function HistoryPaging({ label, page, size, hrefOf, onSize, children, ...props }: HistoryPagingProps) {
  const translate = useMessages()
  const total = useLastKnown(props.total) ?? 0
  const rows = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    // The followed link is below the rows: the player reads on at the first of them.
    if (last.current !== page && document.activeElement?.closest('nav')) rows.current?.focus()
    last.current = page
  }, [page])
  return (
    <>
      <section ref={rows} aria-label={translate('ui.pagination.page', { page: page + 1 })} tabIndex={-1}>
        {children}
      </section>
      {total > 0 && (
        <div className={foot}>
          <Pagination label={label} page={page} pages={Math.ceil(total / size)} hrefOf={hrefOf} />
          {onSize && (
            <label className={sizeClass}>
              {translate('history.pageSize')}
              <select className={sizes} value={size} onChange={event => onSize(Number(event.target.value))}>
                {PAGE_SIZE_OPTIONS.map(option => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
    </>
  )
}
