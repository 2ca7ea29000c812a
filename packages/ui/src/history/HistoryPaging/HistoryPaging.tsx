import { PAGE_SIZE_OPTIONS } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Pagination, useLastKnown } from '../../primitives/Pagination/index.ts'
import { foot, size as sizeClass, sizes } from './HistoryPaging.css.ts'

export interface HistoryPagingProps {
  /** What is being paged through. */
  label: string
  /** Of the whole list; undefined while it is on its way. */
  total: number | undefined
  /** Counted from 0. */
  page: number
  size: number
  hrefOf: (page: number) => string
  /** Asks for pages of another length, where that can be chosen. */
  onSize?: (size: number) => void
}

/** The way through a history: its pages, and how long they are. */
export function HistoryPaging({ label, page, size, hrefOf, onSize, ...props }: HistoryPagingProps) {
  const translate = useMessages()
  const total = useLastKnown(props.total)
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
