'use client'

import { PAGE_SIZE_OPTIONS } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { pageSize, pageSizes } from './PageSize.css.ts'

/** How many rows a page has. */
export function PageSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const translate = useMessages()
  return (
    <label className={pageSize}>
      {translate('history.pageSize')}
      <select className={pageSizes} value={size} onChange={event => onSize(Number(event.target.value))}>
        {PAGE_SIZE_OPTIONS.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}
