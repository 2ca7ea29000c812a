'use client'

import { useId } from 'react'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { FieldError } from '../Field/FieldError.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { choice, choiceHint, dot, group, words } from './RadioGroup.css.ts'

/** An option of a radio group, with a hint below its label. */
export interface RadioOption<Value extends string> {
  value: Value
  label: string
  hint?: string
  isDisabled?: boolean
}

/** Options of which one is chosen; its owner keeps the value. */
export interface RadioGroupProps<Value extends string> extends CommonFieldProps {
  name: string
  options: readonly RadioOption<Value>[]
  /** Null when nothing is selected. */
  value: Value | null
  onChange: (value: Value) => void
  isDisabled?: boolean
  /** Set on the first option, so that an ErrorSummary can focus it. */
  id?: string
}

/** Radio buttons: one of a few visible options. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  isOptional = false,
  options,
  ...props
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      className={group}
      disabled={props.isDisabled}
      aria-invalid={error ? true : undefined}
      aria-required={isOptional ? undefined : true}
      aria-describedby={described || undefined}
    >
      <FieldLabel as="legend" {...{ id, label, hint, isOptional }} />
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${index}`
        return (
          <label key={option.value} className={choice} htmlFor={optionId}>
            <input
              id={optionId}
              type="radio"
              className={dot}
              name={props.name}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.isDisabled}
              aria-describedby={option.hint && `${optionId}-about`}
              onChange={() => props.onChange(option.value)}
            />
            <span className={words}>
              <span>{option.label}</span>
              {option.hint && (
                <span aria-hidden className={choiceHint} id={`${optionId}-about`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        )
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
