'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { hasModifier } from './hasModifier.ts'
import { tabFor } from './tabFor.ts'
import { list, panel, tab } from './Tabs.css.ts'

/** A tab: its title, and the content that it shows when it is selected. */
export interface TabItem {
  id: string
  title: string
  content: ReactNode
}

/** The tabs of a page part; its owner keeps which of them is selected. */
export interface TabsProps {
  /** The accessible name. */
  label: string
  tabs: readonly TabItem[]
  /** The id of the selected tab. */
  selected: string
  onSelect: (id: string) => void
  /** The others cannot be selected for now. */
  isDisabled?: boolean
}

/**
 * Tabs, of which one panel is shown. Written with plain buttons: react-aria's tabs cost a page 17 KB and
 * its server twenty-two times the render time, for these few keys.
 *
 * @example
 * ```tsx
 * import { Tabs } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * export function Rewards() {
 *   const [selected, setSelected] = useState('coupons')
 *   return (
 *     <Tabs
 *       label="Rewards"
 *       tabs={[
 *         { id: 'coupons', title: 'Coupons', content: 'Show the barcode at any retailer.' },
 *         { id: 'draws', title: 'Draws', content: 'Each entry is one chance.' },
 *       ]}
 *       selected={selected}
 *       onSelect={setSelected}
 *     />
 *   )
 * }
 * ```
 */
export function Tabs({ label, tabs, selected, onSelect, isDisabled = false }: TabsProps) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(each => each.id === selected)
  useEffect(() => {
    const [list, button] = [bar.current, bar.current?.children[current]]
    if (!list || !(button instanceof HTMLElement)) return
    // Scrolls the list sideways only: an address that selects a tab must not scroll the page.
    const start = button.offsetLeft - list.offsetLeft
    const isInSight =
      start >= list.scrollLeft && start + button.offsetWidth <= list.scrollLeft + list.clientWidth
    if (!isInSight) list.scrollLeft = start - (list.clientWidth - button.offsetWidth) / 2
  }, [current])
  const move = (event: KeyboardEvent) => {
    if (isDisabled || hasModifier(event)) return
    const isRtl = bar.current !== null && getComputedStyle(bar.current).direction === 'rtl'
    const target = tabFor(event.key, current, tabs.length, isRtl)
    const next = target === undefined ? undefined : tabs[target]
    if (target === undefined || !next) return
    event.preventDefault()
    onSelect(next.id)
    const button = bar.current?.children[target]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div>
      {/* Key events bubble up from the focused tab. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={bar} role="tablist" aria-label={label} className={list} onKeyDown={move}>
        {tabs.map((each, at) => (
          <button
            key={each.id}
            id={`${id}tab${at}`}
            type="button"
            role="tab"
            className={tab}
            aria-selected={each.id === selected}
            aria-disabled={(isDisabled && each.id !== selected) || undefined}
            aria-controls={each.id === selected ? `${id}panel` : undefined}
            tabIndex={each.id === selected ? 0 : -1}
            onClick={isDisabled ? undefined : () => onSelect(each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      {tabs.map(
        each =>
          each.id === selected && (
            // A panel without focusable content must be focusable itself, so that keys can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div
              key={each.id}
              id={`${id}panel`}
              role="tabpanel"
              aria-labelledby={`${id}tab${current}`}
              tabIndex={0}
              className={panel}
            >
              {each.content}
            </div>
          ),
      )}
    </div>
  )
}
