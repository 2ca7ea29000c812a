import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'

/**
 * The props for the Button or IconButton that opens something: `trigger={props => <Button
 * {...props}>More</Button>}`.
 */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog' | 'menu'
}

/** Connects a trigger with what it opens. */
export function usePopoverTrigger(kind: 'dialog' | 'menu') {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const trigger: PopoverTriggerProps = {
    ref,
    onPress: () => setOpen(true),
    onKeyDown: event => {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpen(true)
    },
    'aria-expanded': isOpen,
    'aria-haspopup': kind,
  }
  return {
    trigger,
    close: () => setOpen(false),
    popover: { triggerRef: ref, isOpen, onOpenChange: setOpen },
  }
}
