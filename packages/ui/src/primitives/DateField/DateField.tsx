'use client'

import type { ClipboardEvent, ComponentProps, FocusEvent } from 'react'
import { useId, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { FieldError } from '../Field/FieldError.tsx'
import { FieldLabel } from '../Field/FieldLabel.tsx'
import { useMasked } from '../MaskedField/useMasked.ts'
import { group, part as partClass, partBox, partLabel, parts as partsClass } from './DateField.css.ts'
import type { DatePart, DateParts } from './dateParts.ts'
import { dateParts, joinDate, maskPart, parseDate, splitDate } from './dateParts.ts'

/** A date as three inputs with one label; its owner keeps the value as one text. */
export interface DateFieldProps extends CommonFieldProps {
  /** The inputs are named after it: birthDate-month. */
  name: string
  /** YYYY-MM-DD with missing parts left empty; empty when nothing is typed. */
  value: string
  onChange: (value: string) => void
  /** Called when focus leaves the whole group, not between its parts. */
  onBlur?: () => void
  /** The birth date is the only date with autofill tokens. */
  autoComplete?: 'bday'
  isDisabled?: boolean
  /** Set on the month, so that an ErrorSummary can focus it. */
  id?: string
}

/** A date that a person knows by heart, typed as month, day and year. */
export function DateField({ label, hint, error, isOptional = false, value, ...props }: DateFieldProps) {
  const translate = useMessages('controls')
  const ownId = useId()
  const id = props.id ?? ownId
  const [typed, setTyped] = useState(() => splitDate(value))
  // The value is padded with zeros, the boxes keep the raw input: padding while typing would put zeros before
  // the caret.
  const shown = joinDate(typed) === value ? typed : splitDate(value)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.onBlur?.()
  }
  const paste = (event: ClipboardEvent) => {
    const whole = parseDate(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    change(whole)
    const boxes = [...event.currentTarget.querySelectorAll('input')]
    boxes.at(-1)?.focus()
  }
  const change = (parts: Partial<DateParts>) => {
    const next = { ...shown, ...parts }
    setTyped(next)
    props.onChange(joinDate(next))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What happens in its boxes bubbles up here.
    <fieldset
      className={group}
      disabled={props.isDisabled}
      aria-describedby={described || undefined}
      onBlur={leave}
      onPaste={paste}
    >
      <FieldLabel as="legend" {...{ id, label, hint, isOptional }} />
      <div className={partsClass}>
        {dateParts.map(part => {
          const partId = part === 'month' ? id : `${id}-${part}`
          return (
            <div key={part} className={partClass}>
              <label className={partLabel} htmlFor={partId}>
                {translate(`ui.date.${part}`)}
              </label>
              <PartBox
                id={partId}
                name={`${props.name}-${part}`}
                inputMode="numeric"
                autoComplete={props.autoComplete && `${props.autoComplete}-${part}`}
                value={shown[part]}
                aria-invalid={error ? true : undefined}
                aria-required={isOptional ? undefined : true}
                part={part}
                onChange={text => change({ [part]: text })}
              />
            </div>
          )
        })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface PartBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'onChange'> {
  part: DatePart
  value: string
  onChange: (value: string) => void
}

function PartBox({ part, value, onChange, ...native }: PartBoxProps) {
  const masked = useMasked(maskPart(part), value, onChange)
  return <input {...native} className={cx(control, partBox[part])} {...masked} />
}
