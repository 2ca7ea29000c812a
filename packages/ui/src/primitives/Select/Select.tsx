'use client'

import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { box, mark, select } from './Select.css.ts'

/** An option of a select: the value that a form sends, and its text. */
export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

/** A native select with its label, hint and error; its owner keeps the value. */
export interface SelectProps extends CommonFieldProps {
  name: string
  options: readonly SelectOption[]
  /** Empty when nothing is selected. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Shown when nothing is selected. @default "Choose an option" */
  placeholder?: string
  autoComplete?: AutoFill
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLSelectElement>
}

/**
 * One of a list, with the native select.
 *
 * @example
 * ```tsx
 * import { Select } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * const states = [
 *   { value: 'AZ', label: 'Arizona' },
 *   { value: 'NM', label: 'New Mexico' },
 * ]
 *
 * export function State() {
 *   const [state, setState] = useState('')
 *   return <Select label="State" name="state" options={states} value={state} onChange={setState} />
 * }
 * ```
 */
export function Select({ options, placeholder, onChange, isDisabled, ...props }: SelectProps) {
  const translate = useMessages()
  const { label, hint, error, isOptional, id, ...native } = props
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <div className={box}>
          <select
            {...native}
            {...naming}
            className={cx(control, select)}
            disabled={isDisabled}
            onChange={event => onChange(event.target.value)}
          >
            {/* An optional select can be emptied. */}
            <option value="" disabled={!isOptional}>
              {placeholder ?? translate('ui.select.choose')}
            </option>
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={mark}>
            <Icon icon={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  )
}
