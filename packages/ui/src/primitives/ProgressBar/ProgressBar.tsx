import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { bar, value as valueClass, words } from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What is under way. */
  label: ReactNode
  /** How far; without it the bar only says that something is going on. */
  value?: number
  /** @default 100 */
  max?: number
  /** How far, in words: "3 of 5 games". */
  valueText?: string
  /** @default 'accent' */
  tone?: Tone
}

/** How far a task has come: a native progress element under a visible label. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
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
        className={cx(bar, toneClass[tone])}
        value={value}
        max={max}
        aria-valuetext={valueText}
      />
    </div>
  )
}
