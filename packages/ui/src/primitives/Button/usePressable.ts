'use client'

import type { ComponentProps, FocusEventHandler, MouseEvent } from 'react'
import { useState } from 'react'

export interface Pressing extends Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'> {
  onPress: (() => void) | undefined
  isDisabled: boolean
  isPending?: boolean
}

/**
 * The attributes of a button that may be disabled or pending. Enter, Space and taps arrive as native clicks. A button
 * keeps focus when its own press disables it: browsers move focus from a `disabled` element to the body.
 */
export function usePressable({ onPress, isDisabled, isPending = false, onFocus, onBlur }: Pressing) {
  const [isFocused, setFocused] = useState(false)
  const focused: FocusEventHandler<HTMLButtonElement> = event => {
    setFocused(true)
    onFocus?.(event)
  }
  const blurred: FocusEventHandler<HTMLButtonElement> = event => {
    // Another window has focus, and this button will have it again.
    if (document.activeElement !== event.currentTarget) setFocused(false)
    onBlur?.(event)
  }
  return {
    disabled: isDisabled && !isFocused,
    'data-disabled': isDisabled || undefined,
    'aria-disabled': isPending || (isDisabled && isFocused) || undefined,
    'data-pending': isPending || undefined,
    onFocus: focused,
    onBlur: blurred,
    onClick: (event: MouseEvent) => {
      // Prevents a second submit, by press or by Enter in one of the form's fields.
      if (isPending || isDisabled) event.preventDefault()
      else onPress?.()
    },
  }
}
