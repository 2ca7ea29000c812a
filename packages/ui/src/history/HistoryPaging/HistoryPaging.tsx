'use client'

import { PAGE_SIZE_OPTIONS } from '@players-club/domain-models'
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
}

/** The pagination of a history and its page size. */
export function HistoryPaging({ label, page, size, hrefOf, onSize, ...props }: HistoryPagingProps) {
  const translate = useMessages()
  const total = useLastKnown(props.total) ?? 0
  if (total === 0) return null
  return (
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
  )
}
