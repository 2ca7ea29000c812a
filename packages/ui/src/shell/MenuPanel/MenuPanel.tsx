'use client'

import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../themes/cx.ts'
import { panel, side as sideClass, trigger, triggerSide } from './MenuPanel.css.ts'
import type { MenuPanelSide } from './menuPanelSides.ts'

export { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx'
export { menuPanelSides, type MenuPanelSide } from './menuPanelSides.ts'
export { MenuItemButton, type MenuItemButtonProps } from './MenuItemButton.tsx'

/** A button, and the panel of links that it opens. */
export interface MenuPanelProps {
  /** The content of the button. */
  button: ReactNode
  /** The accessible name of the panel's navigation, and of the button when its content has none. */
  label: string
  /** @default 'end' */
  side?: MenuPanelSide
  /** The current page is one of the panel's links, or below one. */
  current?: 'page' | 'true'
  children: ReactNode
}

/**
 * A button that opens a panel of links. The native popover opens it, closes it on Escape or a press outside
 * and restores focus, all of it without scripts.
 */
export function MenuPanel({ button, label, side = 'end', current, children }: MenuPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  /** The second click of a double click would close what the first one opened. */
  const keepOpen = (event: MouseEvent) => {
    if (event.detail === 2) event.preventDefault()
  }
  const close = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button'))
      event.currentTarget.hidePopover()
  }
  /** The panel would cover what has focus next. Its button closes it by itself. */
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
    if (isLeft && relatedTarget !== opener.current) currentTarget.hidePopover()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={cx(trigger, triggerSide[side])}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        aria-current={current}
        onClick={keepOpen}
      >
        {button}
      </button>
      {/* A press on a link or button inside bubbles here and closes the panel. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className={cx(panel, sideClass[side])}
        onClick={close}
        onBlur={closeOnLeaving}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {children}
      </nav>
    </>
  )
}
