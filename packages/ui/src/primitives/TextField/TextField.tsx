'use client'

import type { Ref } from 'react'
import { control } from '../Field/Field.css.ts'
import type { CommonFieldProps } from '../Field/Field.tsx'
import { Field } from '../Field/Field.tsx'

/**
 * The types of text fields, which decide the keyboard of a phone; numbers and passwords have fields of their own.
 */
export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search'] as const
/** The type of a text field, which decides the keyboard of a phone. */
export type TextFieldType = (typeof textFieldTypes)[number]

/** A field for one line with its label, hint and error; its owner keeps the value. */
export interface TextFieldProps extends CommonFieldProps {
  /** @default 'text' */
  type?: TextFieldType
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The autofill token. */
  autoComplete?: AutoFill
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'decimal'
  maxLength?: number
  /** Shown while the field is empty. It disappears on typing, so a hint has to say what the field needs. */
  placeholder?: string
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for one line of text, with its label, hint and error; its owner keeps the value.
 *
 * @example
 * ```tsx
 * import { TextField } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * export function Email({ error }: { error?: string }) {
 *   const [email, setEmail] = useState('')
 *   return (
 *     <TextField
 *       label="Email"
 *       name="email"
 *       type="email"
 *       autoComplete="email"
 *       value={email}
 *       onChange={setEmail}
 *       error={error}
 *     />
 *   )
 * }
 * ```
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  id,
  onChange,
  isDisabled,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <input
          {...input}
          {...naming}
          className={control}
          dir="auto"
          disabled={isDisabled}
          onChange={event => onChange(event.target.value)}
          // Turns off spell checking and capitalization for addresses and codes.
          spellCheck={input.type === undefined || input.type === 'text' ? undefined : false}
          autoCapitalize={input.type === 'email' ? 'none' : undefined}
        />
      )}
    </Field>
  )
}
