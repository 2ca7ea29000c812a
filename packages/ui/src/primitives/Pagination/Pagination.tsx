import { formatPoints } from '@players-club/domain-models'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { pageWindow } from './pageWindow.ts'
import { button, list } from './Pagination.css.ts'

export interface PaginationProps {
  /** The page on show, counted from 0. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** What is being paged through. */
  label: string
}

/** Four pages beside one another, and one step each way. */
export function Pagination({ page, pages, onPage, label }: PaginationProps) {
  const translate = useMessages('controls')
  const to = (target: number) => (target >= 0 && target < pages ? () => onPage(target) : undefined)
  return (
    <nav aria-label={label}>
      <ul className={list} role="list">
        <Step icon={ChevronLeft} label={translate('ui.pagination.previous')} onPress={to(page - 1)} />
        {pageWindow(page, pages).map(number => (
          <li key={number}>
            <button
              type="button"
              className={button}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate('ui.pagination.page', { page: number + 1 })}
              onClick={() => onPage(number)}
            >
              {formatPoints(number + 1, translate.locale)}
            </button>
          </li>
        ))}
        <Step icon={ChevronRight} label={translate('ui.pagination.next')} onPress={to(page + 1)} />
      </ul>
    </nav>
  )
}

interface StepProps {
  icon: LucideIcon
  label: string
  /** Nothing, where there is no page that way. */
  onPress: (() => void) | undefined
}

/** It stays focusable at the end of the way: whoever steps by keyboard keeps their place. */
function Step({ icon, label, onPress }: StepProps) {
  return (
    <li>
      <button type="button" className={button} aria-disabled={!onPress} aria-label={label} onClick={onPress}>
        <Icon icon={icon} />
      </button>
    </li>
  )
}
