'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { reached, reading, scale, step, words } from './Meter.css.ts'

/** A label, how many of how many steps are reached, and the same in words. */
export interface MeterProps {
  /** The label. */
  label: ReactNode
  /** Number of steps reached. */
  value: number
  /** Number of all steps. */
  max: number
  /** The value as text: "Strong". */
  valueText: string
  /** @default 'accent' */
  tone?: Tone
}

/** A measurement in a few steps, such as the strength of a password. */
export function Meter({ label, value, max, valueText, tone = 'accent' }: MeterProps) {
  const id = useId()
  return (
    <div className={toneClass[tone]}>
      <div className={words}>
        <span id={id}>{label}</span>
        <span aria-hidden className={reading}>
          {valueText}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={scale}
      >
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className={cx(step, index < value && reached)} />
        ))}
      </div>
    </div>
  )
}
