'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from '../Field/FieldError.tsx'
import { box, checkbox } from './Checkbox.css.ts'

/** A checkbox with its label and error; its owner keeps whether it is checked. */
export interface CheckboxProps {
  /** The label. */
  children: ReactNode
  name: string
  /** The submitted value, among boxes of the same name. */
  value?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Indeterminate: only some of its children are checked. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** The error and how to fix it. */
  error?: string
  id?: string
}

/** A checkbox: the native control with our own look. */
export function Checkbox({
  children,
  name,
  isSelected,
  onChange,
  isIndeterminate = false,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const errorId = `${id}-error`
  return (
    <>
      <label className={checkbox}>
        <input
          ref={input => {
            if (input) input.indeterminate = isIndeterminate
          }}
          id={id}
          type="checkbox"
          className={box}
          name={name}
          value={props.value}
          checked={isSelected}
          disabled={props.isDisabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={props.error ? errorId : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {props.error && <FieldError id={errorId}>{props.error}</FieldError>}
    </>
  )
}
