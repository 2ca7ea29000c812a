import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { Mask } from './takeMasked.ts'
import { takeMasked } from './takeMasked.ts'

export interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  mask: Mask
  /** The masked text. */
  value: string
  onChange: (value: string) => void
}

/** The box of a text in a fixed format. While an input method composes, it is not written to: that would end the composition. */
export function MaskedInput({ mask, value, onChange, ...native }: MaskedInputProps) {
  const [composed, setComposed] = useState<string | null>(null)
  return (
    <input
      {...native}
      value={composed ?? value}
      onChange={({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value)
        else onChange(takeMasked(target, nativeEvent, mask, value))
      }}
      onCompositionEnd={({ currentTarget, nativeEvent }) => {
        setComposed(null)
        onChange(takeMasked(currentTarget, nativeEvent, mask, value))
      }}
    />
  )
}
