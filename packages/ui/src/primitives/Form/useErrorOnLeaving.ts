'use client'

import type { FocusEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Long enough for a screen reader to read it; afterwards it would only be a second copy beside the field. */
const SPOKEN_MS = 7000

/**
 * The error that appears at a field after focus has left it, for a live region: a screen reader reads a field's
 * description only when the field gets focus. It may appear when the server has checked the value, and focus is
 * some fields further on by then.
 */
export function useErrorOnLeaving() {
  const left = useRef(new Map<Element, string>())
  const [spoken, setSpoken] = useState('')
  // After every render, because the errors are the children's; each error is set once.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    for (const [control, known] of left.current) {
      const error = errorOf(control)
      if (error === known || control === document.activeElement) continue
      left.current.set(control, error)
      setSpoken(error)
    }
  })
  useEffect(() => {
    if (!spoken) return
    const timer = setTimeout(() => setSpoken(''), SPOKEN_MS)
    return () => clearTimeout(timer)
  }, [spoken])
  return {
    spoken,
    onBlur: ({ target }: FocusEvent) => {
      left.current.set(target, errorOf(target))
      setSpoken('')
    },
    forget: () => left.current.clear(),
  }
}

/** The text of the error that a control, or its group, refers to. */
function errorOf(control: Element): string {
  const ids = [control, control.closest('fieldset')].flatMap(
    element => element?.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  const errors = ids.filter(id => id.endsWith('-error')).map(id => document.getElementById(id)?.textContent)
  return errors.join(' ').trim()
}
