'use client'

import { filterPassword } from '@players-club/domain-models'
import { takeMasked } from '../../primitives/MaskedField/takeMasked.ts'
import { PasswordField, type PasswordFieldProps } from '../../primitives/PasswordField/PasswordField.tsx'

export type FilteredPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'onInput'>

/** A new password, typed once or again: the caret stays where a character is typed that it cannot contain. */
export function FilteredPasswordField(props: FilteredPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onInput={({ currentTarget: box, nativeEvent }) => {
        // Setting the caret of an unchanged text could end the composition of an input method.
        if (filterPassword(box.value) !== box.value) takeMasked(box, nativeEvent, filterPassword, props.value)
      }}
    />
  )
}
