import type { MouseEvent } from 'react'

export interface Pressing {
  onPress: (() => void) | undefined
  isDisabled: boolean
  isPending?: boolean
}

/** The attributes of a button that is pressed, disabled or pending. The platform makes Enter, Space and taps a click. */
export function pressable({ onPress, isDisabled, isPending = false }: Pressing) {
  return {
    disabled: isDisabled,
    'data-disabled': isDisabled || undefined,
    // Not `disabled` while pending: that would throw focus away.
    'aria-disabled': isPending || undefined,
    'data-pending': isPending || undefined,
    onClick: (event: MouseEvent) => {
      // Keeps a form from being sent twice, by press or by Enter in one of its fields.
      if (isPending) event.preventDefault()
      else onPress?.()
    },
  }
}
