'use client'

import { REQUEST_TIMEOUT_MS } from '@players-club/domain-models'
import { useEffect, type RefObject } from 'react'
import { afterTwoFrames, FOCUS_TAKING, focusFallback, isFocusLost } from './focusFallback.ts'

/**
 * If the opener is gone or disabled, focus would fall to the body and a screen reader would lose its place.
 * So focus moves to a dialog that is still open, or to the heading of the page. The opener may disappear only
 * after the server has answered the dialog's request, so it is watched until focus moves elsewhere or the
 * request has timed out. A place that the consumer names comes before the opener.
 */
export function useFocusFallback(place?: RefObject<HTMLElement | null>): void {
  useEffect(() => () => void afterTwoFrames(() => watchFocus(place)), [place])
}

function watchFocus(named: RefObject<HTMLElement | null> | undefined) {
  named?.current?.focus()
  if (isFocusLost()) {
    const place = focusFallback()
    // After a mouse closed the dialog the page keeps its scroll position.
    if (place?.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
    return
  }
  const elsewhere = new AbortController()
  const { signal } = elsewhere
  const { activeElement } = document
  const closedAt = performance.now()
  const check = () => {
    if (performance.now() - closedAt > REQUEST_TIMEOUT_MS) elsewhere.abort()
    if (!signal.aborted && isFocusLost()) focusFallback()
  }
  const changes = new MutationObserver(() => afterTwoFrames(check))
  changes.observe(document.body, FOCUS_TAKING)
  signal.addEventListener('abort', () => changes.disconnect())
  document.addEventListener('pointerdown', () => elsewhere.abort(), { signal })
  const leave = ({ target }: FocusEvent) => {
    // A return from another window restores focus and is no user action.
    if (target !== activeElement) elsewhere.abort()
  }
  document.addEventListener('focusin', leave, { signal })
}
