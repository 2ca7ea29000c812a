'use client'

import type { ReactNode } from 'react'
import { switchRow, track } from './Switch.css.ts'

/** A switch with its label; its owner keeps whether it is on. */
export interface SwitchProps {
  /** The label. */
  children: ReactNode
  name: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** A setting with immediate effect. For a value that is submitted with a form use a Checkbox. */
export function Switch({ children, name, isOn, onChange, isDisabled }: SwitchProps) {
  return (
    <label className={switchRow}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        className={track}
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
