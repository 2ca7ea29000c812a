'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { field, hint as hintClass } from '../Field/Field.css.ts'
import { FieldError } from '../Field/FieldError.tsx'
import { switchRow, track } from './Switch.css.ts'

/** A switch with its label; its owner keeps whether it is on. */
export interface SwitchProps {
  /** The label. */
  children: ReactNode
  name: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  /** What the setting does, below its label. */
  hint?: string
  /** Why the change was refused and what to do. */
  error?: string
  id?: string
}

/** A setting with immediate effect. For a value that is submitted with a form use a Checkbox. */
export function Switch({ children, name, isOn, onChange, isDisabled, hint, error, ...props }: SwitchProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field}>
      <label className={switchRow}>
        <span>{children}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={track}
          name={name}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          disabled={isDisabled}
          onChange={event => onChange(event.target.checked)}
        />
      </label>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
