'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../themes/cx.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { bar, value as valueClass, words } from './ProgressBar.css.ts'

/** The label of a running task and how far it is; without a value the bar is indeterminate. */
export interface ProgressBarProps {
  /** The label: the running task. */
  label: ReactNode
  /** The progress; without it the bar is indeterminate. */
  value?: number
  /** @default 100 */
  max?: number
  /** The progress as text: "3 of 5 games". */
  valueText?: string
}

/** The progress of a task: a native progress element under a visible label. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId()
  return (
    <div>
      <div className={words}>
        <span id={id}>{label}</span>
        {valueText && (
          <span aria-hidden className={valueClass}>
            {valueText}
          </span>
        )}
      </div>
      <progress
        aria-labelledby={id}
        className={cx(bar, toneClass.accent)}
        value={value}
        max={max}
        aria-valuetext={valueText}
      />
    </div>
  )
}
