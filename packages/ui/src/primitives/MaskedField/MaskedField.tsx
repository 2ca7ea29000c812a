'use client'

import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import type { Mask } from './takeMasked.ts'
import { useMasked } from './useMasked.ts'

export type { Mask } from './takeMasked.ts'

/** A text field whose value is formatted while it is typed, such as a telephone number. */
export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength'> {
  /** Formats the typed text as far as it goes and drops characters that do not fit. Surplus characters are kept, so that the error can name them. */
  mask: Mask
  /** The placeholder, in zeros. It disappears on typing, so the hint has to describe the format. */
  placeholder?: string
  /** Keeps focus and its text, which cannot be changed, such as while a request is pending. */
  readOnly?: boolean
  /** The automatic capitalization of on-screen keyboards. @default the browser's own */
  autoCapitalize?: 'characters'
}

/** One line of text in a fixed format, such as a phone number. */
export function MaskedField({ mask, value, onChange, isDisabled, ...props }: MaskedFieldProps) {
  const { label, hint, error, isOptional, id, ...native } = props
  const masked = useMasked(mask, mask(value), onChange)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {naming => (
        <input
          {...native}
          {...naming}
          className={control}
          dir="auto"
          spellCheck={false}
          disabled={isDisabled}
          {...masked}
        />
      )}
    </Field>
  )
}
