'use client'

import { formatPoints } from '@players-club/domain-models'
import { ChevronLeft, ChevronRight } from 'lucide'
import type { AriaAttributes, ReactNode, Ref } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { pageWindow } from './pageWindow.ts'
import { button, list } from './Pagination.css.ts'

/** A callback, or an address for each page: then the pages are links, which also work without scripts. */
export type PaginationTarget =
  | { onPage: (page: number) => void; hrefOf?: undefined }
  | { hrefOf: (page: number) => string; onPage?: undefined }

/** The current page of how many, what is paginated, and where the other pages are. */
export type PaginationProps = PaginationTarget & {
  /** The current page, counted from 0. */
  page: number
  pages: number
  /** The label: what is paginated. */
  label: string
  ref?: Ref<HTMLElement>
}

/** Four page buttons, and a step button in each direction. */
export function Pagination({ page, pages, label, onPage, hrefOf, ref }: PaginationProps) {
  const translate = useMessages('controls')
  const targetOf = (target: number): PageTarget => {
    const isThere = target >= 0 && target < pages
    if (hrefOf) return { href: isThere ? hrefOf(target) : undefined }
    return { onClick: isThere ? () => onPage(target) : undefined }
  }
  return (
    <nav ref={ref} aria-label={label}>
      <ul className={list} role="list">
        <li>
          <Control to={targetOf(page - 1)} aria-label={translate('ui.pagination.previous')}>
            <Icon icon={ChevronLeft} />
          </Control>
        </li>
        {pageWindow(page, pages).map(number => (
          <li key={number}>
            <Control
              to={targetOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={translate('ui.pagination.page', { page: number + 1 })}
            >
              {formatPoints(number + 1, translate.locale)}
            </Control>
          </li>
        ))}
        <li>
          <Control to={targetOf(page + 1)} aria-label={translate('ui.pagination.next')}>
            <Icon icon={ChevronRight} />
          </Control>
        </li>
      </ul>
    </nav>
  )
}

/** Has no address at the first or last page. */
type PageTarget = { href: string | undefined } | { onClick: (() => void) | undefined }

interface ControlProps extends AriaAttributes {
  to: PageTarget
  children: ReactNode
}

/** Stays focusable at the last page, so that keyboard users keep focus. */
function Control({ to, children, ...aria }: ControlProps) {
  if ('href' in to) {
    const end = to.href === undefined ? ({ role: 'link', tabIndex: 0, 'aria-disabled': true } as const) : {}
    return (
      <a className={button} {...to} {...end} {...aria}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={button} aria-disabled={!to.onClick} {...to} {...aria}>
      {children}
    </button>
  )
}
