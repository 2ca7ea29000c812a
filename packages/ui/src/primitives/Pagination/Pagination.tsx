import { formatPoints } from '@players-club/domain-models'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { IconDrawing } from '../Icon/Icon.tsx'
import type { AriaAttributes, ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { pageWindow } from './pageWindow.ts'
import { button, list } from './Pagination.css.ts'

interface PaginationPlace {
  /** The page on show, counted from 0. */
  page: number
  pages: number
  /** What is being paged through. */
  label: string
}

/** Pages are turned on the spot, or each has an address of its own: then links turn them, without scripts as well. */
export type PaginationProps = PaginationPlace &
  (
    | { onPage: (page: number) => void; hrefOf?: undefined }
    | { hrefOf: (page: number) => string; onPage?: undefined }
  )

/** Four pages beside one another, and one step each way. */
export function Pagination({ page, pages, label, onPage, hrefOf }: PaginationProps) {
  const translate = useMessages('controls')
  const way = (target: number): Way => {
    const isThere = target >= 0 && target < pages
    if (hrefOf) return { kind: 'link', href: isThere ? hrefOf(target) : undefined }
    return { kind: 'button', onClick: isThere ? () => onPage(target) : undefined }
  }
  return (
    <nav aria-label={label}>
      <ul className={list} role="list">
        <Step icon={ChevronLeft} label={translate('ui.pagination.previous')} way={way(page - 1)} />
        {pageWindow(page, pages).map(number => (
          <li key={number}>
            <Control
              way={way(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate('ui.pagination.page', { page: number + 1 })}
            >
              {formatPoints(number + 1, translate.locale)}
            </Control>
          </li>
        ))}
        <Step icon={ChevronRight} label={translate('ui.pagination.next')} way={way(page + 1)} />
      </ul>
    </nav>
  )
}

/** Leads nowhere, where there is no page that way. */
type Way = { kind: 'link'; href: string | undefined } | { kind: 'button'; onClick: (() => void) | undefined }

interface ControlProps extends AriaAttributes {
  way: Way
  children: ReactNode
}

/** It stays focusable at the end of the way: whoever steps by keyboard keeps their place. */
function Control({ way, children, ...aria }: ControlProps) {
  if (way.kind === 'link') {
    const end = way.href === undefined ? ({ role: 'link', tabIndex: 0, 'aria-disabled': true } as const) : {}
    return (
      <a className={button} href={way.href} {...end} {...aria}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={button} aria-disabled={!way.onClick} onClick={way.onClick} {...aria}>
      {children}
    </button>
  )
}

function Step({ icon, label, way }: { icon: IconDrawing; label: string; way: Way }) {
  return (
    <li>
      <Control way={way} aria-label={label}>
        <Icon icon={icon} />
      </Control>
    </li>
  )
}
