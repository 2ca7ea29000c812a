'use client'

import type { ChangeEvent, CompositionEvent } from 'react'
import { useState } from 'react'
import type { Mask } from './takeMasked.ts'
import { takeMasked } from './takeMasked.ts'

/** The props of a box whose text is masked. While an input method composes, it is not written to: that would end the composition. */
export function useMasked(mask: Mask, value: string, onChange: (value: string) => void) {
  const [composed, setComposed] = useState<string | null>(null)
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value)
      else onChange(takeMasked(target, nativeEvent, mask, value))
    },
    onCompositionEnd({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>) {
      setComposed(null)
      onChange(takeMasked(currentTarget, nativeEvent, mask, value))
    },
  }
}
