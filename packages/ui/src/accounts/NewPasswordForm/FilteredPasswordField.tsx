'use client'

import { takeMasked } from '../../primitives/MaskedField/takeMasked.ts'
import { PasswordField, type PasswordFieldProps } from '../../primitives/PasswordField/PasswordField.tsx'

export interface FilteredPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'onInput'> {
  /** Removes the characters that a new password may not contain. */
  filter: (value: string) => string
}

/** A new password, typed once or again: the caret stays where a character is typed that it cannot contain. */
export function FilteredPasswordField({ filter, ...props }: FilteredPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onInput={({ currentTarget: box, nativeEvent }) => {
        // Setting the caret of an unchanged text could end the composition of an input method.
        if (filter(box.value) !== box.value) takeMasked(box, nativeEvent, filter, props.value)
      }}
    />
  )
}
