import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from '../Field/index.ts'
import { box, checkbox } from './Checkbox.css.ts'

export interface CheckboxProps {
  /** What is agreed to or chosen. */
  children: ReactNode
  name: string
  /** What is sent where it is chosen, among others of its name. */
  value?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Some of what it stands for is chosen, some is not. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** What is wrong, and what to do about it. */
  error?: string
  id?: string
}

/** One yes or no. The platform's own checkbox, drawn in our lines. */
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
