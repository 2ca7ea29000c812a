'use client'

import { PASSWORD_SYMBOLS } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import {
  PasswordStrength,
  type PasswordStrengthProps,
} from '../../primitives/PasswordStrength/PasswordStrength.tsx'
import { FilteredPasswordField, type FilteredPasswordFieldProps } from './FilteredPasswordField.tsx'

export interface NewPasswordFieldProps extends Omit<FilteredPasswordFieldProps, 'hint' | 'children'> {
  strength: PasswordStrengthProps
}

/** A new password, with its rules and its strength. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
  const translate = useMessages()
  return (
    <FilteredPasswordField
      {...field}
      hint={translate('accounts.password.hint', { symbols: Array.from(PASSWORD_SYMBOLS).join(' ') })}
    >
      <PasswordStrength {...strength} />
    </FilteredPasswordField>
  )
}
