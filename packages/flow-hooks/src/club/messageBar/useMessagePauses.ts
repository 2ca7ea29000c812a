'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { watchVisibility } from '../useIsPageVisible.ts'
import { useStableVerbs } from '../useStableVerbs.ts'
import { useMessageBar } from './useMessageBar.ts'

/** What `useMessagePauses` returns: the props of the element around the message bar. */
export type MessagePauses = {
  readonly ref: RefObject<HTMLDivElement | null>
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/** Pauses the timer of a message while it is read: hovered or focused, or its page is not seen. */
export function useMessagePauses(): MessagePauses {
  const { message, pause, resume } = useMessageBar()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A button that is removed with its message loses the focus, and browsers send no blur event for that.
    if (!ref.current?.contains(document.activeElement)) resume('focus')
  }, [message, resume])
  useEffect(() => {
    // Also for a message that comes while another tab is used.
    const check = () => (document.visibilityState === 'hidden' ? pause : resume)('hidden')
    check()
    return watchVisibility(check)
  }, [message, pause, resume])
  return useStableVerbs({
    ref,
    onPointerEnter: () => pause('hover'),
    onPointerLeave: () => resume('hover'),
    onFocus: () => pause('focus'),
    onBlur: () => resume('focus'),
  })
}
