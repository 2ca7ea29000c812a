'use client'

import type { FocusEvent } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import { focusFallback, isFocusLost } from '../Dialog/focusFallback.ts'
import { hasModifier } from '../Tabs/hasModifier.ts'

/**
 * Focus in the message bar. F6 moves it to the button of the message and back, which no dialog's focus trap prevents.
 * When the message that has it is removed, it moves to the button of the next one, or back.
 */
export function useMessageFocus(id: number | undefined) {
  const bar = useRef<HTMLDivElement>(null)
  const previous = useRef<Element | null>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    const button = bar.current?.querySelector('button')
    const goBack = () => {
      if (previous.current instanceof HTMLElement) previous.current.focus()
      if (isFocusLost() || isInside()) focusFallback()
    }
    const isInside = () => bar.current?.contains(document.activeElement)

    if (hadFocus.current) {
      if (button) button.focus()
      else goBack()
    }
    hadFocus.current = false

    if (!button) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || hasModifier(event)) return
      event.preventDefault()
      if (isInside()) goBack()
      else button.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [id])

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!bar.current?.contains(relatedTarget)) previous.current = relatedTarget
  }
  /** Browsers send no blur event for a removed element; the ref's cleanup runs while it is still in the page. */
  const watchRemoval = useCallback(
    (message: HTMLElement | null) => () => {
      hadFocus.current = message?.contains(document.activeElement) ?? false
    },
    [],
  )
  return { bar, onFocus, watchRemoval }
}
