'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide'
import { Icon } from '../Icon/Icon.tsx'
import { sortButton } from './Table.css.ts'
import type { TableSort } from './tableSort.ts'
import { nextSort } from './tableSort.ts'

interface SortButtonProps {
  id: string
  title: string
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

export function SortButton({ id, title, sort, onSort }: SortButtonProps) {
  const icon = sort?.column === id ? arrows[sort.direction] : ChevronsUpDown
  return (
    <button type="button" className={sortButton} onClick={() => onSort?.(nextSort(id, sort))}>
      {title}
      <Icon icon={icon} size="small" />
    </button>
  )
}
