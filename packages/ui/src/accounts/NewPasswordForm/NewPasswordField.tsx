'use client'

import { PASSWORD_SYMBOLS } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { PasswordField, type PasswordFieldProps } from '../../primitives/PasswordField/PasswordField.tsx'
import {
  PasswordStrength,
  type PasswordStrengthProps,
} from '../../primitives/PasswordStrength/PasswordStrength.tsx'

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'hint' | 'autoComplete' | 'children'
> {
  strength: PasswordStrengthProps
}

/** A new password, with its rules and its strength. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
  const translate = useMessages()
  return (
    <PasswordField
      {...field}
      hint={translate('accounts.password.hint', { symbols: Array.from(PASSWORD_SYMBOLS).join(' ') })}
      autoComplete="new-password"
    >
      <PasswordStrength {...strength} />
    </PasswordField>
  )
}
