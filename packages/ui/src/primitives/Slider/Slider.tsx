'use client'

import type { Ref } from 'react'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { box, ends, filled, last, range, valueText } from './Slider.css.ts'

/** A slider always has a value, so it is never optional. */
export interface SliderProps extends Omit<CommonFieldProps, 'isOptional'> {
  name: string
  min: number
  max: number
  /** @default 1 */
  step?: number
  value: number
  onChange: (value: number) => void
  /** A value as text, visible and for screen readers: "25 tokens". */
  format: (value: number) => string
  isDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A number in a range, where an approximate choice is enough. */
export function Slider({ label, hint, error, ...props }: SliderProps) {
  const { format, onChange, isDisabled, ...native } = props
  const { min, max, value } = native
  return (
    <Field label={label} hint={hint} error={error}>
      {naming => (
        <div>
          <div className={box}>
            <progress aria-hidden className={filled} value={value - min} max={max - min} />
            <input
              {...native}
              {...naming}
              // It cannot be empty, and ARIA allows no required state.
              aria-required={undefined}
              type="range"
              className={range}
              disabled={isDisabled}
              aria-valuetext={format(value)}
              onChange={event => onChange(event.target.valueAsNumber)}
            />
          </div>
          <div aria-hidden className={ends}>
            <span>{format(min)}</span>
            <span className={valueText}>{format(value)}</span>
            <span className={last}>{format(max)}</span>
          </div>
        </div>
      )}
    </Field>
  )
}
