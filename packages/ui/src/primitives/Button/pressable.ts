import type { MouseEvent } from 'react'

export interface Pressing {
  onPress: (() => void) | undefined
  isDisabled: boolean
  isPending?: boolean
}

/**
 * The attributes of a button that may be disabled or pending. Enter, Space and taps arrive as native clicks.
 */
export function pressable({ onPress, isDisabled, isPending = false }: Pressing) {
  return {
    disabled: isDisabled,
    'data-disabled': isDisabled || undefined,
    // Not `disabled` while pending, because that would lose focus.
    'aria-disabled': isPending || undefined,
    'data-pending': isPending || undefined,
    onClick: (event: MouseEvent) => {
      // Prevents a second submit, by press or by Enter in one of the form's fields.
      if (isPending) event.preventDefault()
      else onPress?.()
    },
  }
}
