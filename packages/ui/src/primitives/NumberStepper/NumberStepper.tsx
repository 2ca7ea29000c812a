'use client'

import type { IconDrawing } from '../Icon/Icon.tsx'
import { Minus, Plus } from 'lucide'
import type { KeyboardEvent, Ref } from 'react'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { hasModifier } from '../Tabs/hasModifier.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { box, button, row } from './NumberStepper.css.ts'
import type { NumberRange } from './numberRange.ts'
import { afterKey, inRange } from './numberRange.ts'

export type { NumberRange } from './numberRange.ts'

/** A field for a whole number with buttons for less and more; its owner keeps the value. */
export interface NumberStepperProps extends CommonFieldProps, NumberRange {
  name: string
  value: number
  onChange: (value: number) => void
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** The whole number that was typed, an empty text, or null where it is something else. */
const wholeOf = (text: string): string | null => (/^\d*$/.test(text.trim()) ? text.trim() : null)

/** A small whole number, typed or changed one by one. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, isDisabled = false, onChange } = props
  const translate = useMessages('controls')
  // The typed text while it differs from the number; on blur the number replaces it.
  const [draft, setDraft] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const [refusal, setRefusal] = useState<string | undefined>()
  const least = props.min
  const most = inRange(props.max, props)
  const set = (next: number) => {
    setDraft(null)
    setRefusal(undefined)
    if (next !== value) onChange(next)
  }
  const press = (by: number) => {
    const next = inRange(value + by, props)
    set(next)
    // The box is not focused, so a live region announces the new number.
    setSpoken(String(next))
  }
  const type = (text: string) => {
    // Reported on each key and not on blur, so that a button pressed next already has the value.
    const whole = wholeOf(text)
    if (whole === null) return refuse(text)
    const number = whole === '' ? value : inRange(Number(whole), props)
    setSpoken('')
    set(number)
    if (text !== String(number)) setDraft(text)
  }
  const refuse = (text: string) => {
    const message = translate('ui.stepper.refused', { text, min: least, max: most })
    setDraft(text)
    setRefusal(message)
    setSpoken(message)
  }
  const leave = () => {
    if (draft === null) return
    if (Number(draft) !== value) setSpoken(String(value))
    // The message stays: it says why the box shows another number than was typed.
    setDraft(null)
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave()
    if (hasModifier(event)) return
    const next = afterKey(event.key, value, props)
    if (next === null) return
    event.preventDefault()
    setSpoken('')
    set(next)
  }
  const shown = draft ?? String(value)
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={refusal ?? props.error}
      isOptional={props.isOptional}
      id={props.id}
    >
      {naming => (
        <div className={row}>
          <StepButton
            icon={Minus}
            label={translate('ui.stepper.less', { label: props.label })}
            controls={naming.id}
            isDisabled={isDisabled}
            isAtEnd={value <= least}
            onPress={() => press(-1)}
          />
          <input
            {...naming}
            ref={props.ref}
            className={cx(control, box)}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={least}
            aria-valuemax={most}
            name={props.name}
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            disabled={isDisabled}
            onChange={event => type(event.target.value)}
            onBlur={leave}
            onKeyDown={key}
          />
          <StepButton
            icon={Plus}
            label={translate('ui.stepper.more', { label: props.label })}
            controls={naming.id}
            isDisabled={isDisabled}
            isAtEnd={value >= most}
            onPress={() => press(1)}
          />
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

interface StepButtonProps {
  icon: IconDrawing
  label: string
  controls: string
  isDisabled: boolean
  isAtEnd: boolean
  onPress: () => void
}

function StepButton({ icon, label, controls, isDisabled, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={button}
      aria-label={label}
      aria-controls={controls}
      disabled={isDisabled}
      // Not `disabled` at a limit, because the pressed button would lose focus.
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon icon={icon} />
    </button>
  )
}
