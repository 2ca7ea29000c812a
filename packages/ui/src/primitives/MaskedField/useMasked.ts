'use client'

import { useState } from 'react'
import type { Edit, Mask } from './takeMasked.ts'
import { takeMasked } from './takeMasked.ts'

interface EditEvent {
  readonly currentTarget: HTMLInputElement
  readonly nativeEvent: Event & Edit
}

/** The props of a box whose text is masked. While an input method composes, it is not written to: that would end the composition. */
export function useMasked(mask: Mask, value: string, onChange: (value: string) => void) {
  const [composed, setComposed] = useState<string | null>(null)
  const take = ({ currentTarget, nativeEvent }: EditEvent) => {
    const typed = nativeEvent.isComposing ? currentTarget.value : null
    setComposed(typed)
    // Reported even so: on keyboards that compose Latin text, a composition lasts until the box is left.
    onChange(typed === null ? takeMasked(currentTarget, nativeEvent, mask, value) : mask(typed))
  }
  return { value: composed ?? value, onChange: take, onCompositionEnd: take }
}
