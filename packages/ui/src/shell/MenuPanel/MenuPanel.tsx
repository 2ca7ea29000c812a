import type { MouseEvent, ReactNode, ToggleEvent } from 'react'
import { useId, useState } from 'react'
import { cx } from '../../themes/cx.ts'
import { panel, side as sideClass, trigger, triggerSide } from './MenuPanel.css.ts'
import type { MenuPanelSide } from './menuPanelSides.ts'

export interface MenuPanelProps {
  /** What stands on the button. */
  button: ReactNode
  /** The button's name when what stands on it has none, and the name of the panel's navigation. */
  label: string
  /** @default 'end' */
  side?: MenuPanelSide
  /** The page one is on is one of the panel's links, or within. */
  current?: 'page' | 'true'
  children: ReactNode
}

/**
 * A button that opens a panel of links. The platform's own popover opens, closes on Escape or a press outside and
 * gives focus back, before any script has loaded and without one.
 */
export function MenuPanel({ button, label, side = 'end', current, children }: MenuPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button'))
      event.currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={cx(trigger, triggerSide[side])}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        aria-current={current}
      >
        {button}
      </button>
      {/* A press on a link or button inside bubbles here: the panel has done its work then. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className={cx(panel, sideClass[side])}
        onClick={close}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {children}
      </nav>
    </>
  )
}
