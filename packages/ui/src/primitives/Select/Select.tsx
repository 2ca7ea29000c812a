import { ChevronDown } from 'lucide'
import type { Ref } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { FieldWords } from '../Field/index.ts'
import { Field } from '../Field/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import { box, mark, select } from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectProps extends FieldWords {
  name: string
  options: readonly SelectOption[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Stands there while nothing is chosen, "Choose an option" unless given. */
  placeholder?: string
  autoComplete?: AutoFill
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLSelectElement>
}

/** One of a list, by the platform's own picker. */
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
            {/* What is optional can be taken back. */}
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
