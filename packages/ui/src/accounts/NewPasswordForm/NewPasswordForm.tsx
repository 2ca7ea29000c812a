'use client'

import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import type { PasswordStrengthProps } from '../../primitives/PasswordStrength/PasswordStrength.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { FilteredPasswordField } from './FilteredPasswordField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

type Field = 'password' | 'confirmation'

/** The form of a new password: what is typed, what is wrong with it, and what happens on each action. */
export interface NewPasswordFormProps {
  form: Readonly<Record<Field, string>>
  onChange: (change: Partial<Record<Field, string>>) => void
  onLeave: (field: Field) => void
  onSubmit: () => void
  /** Validation errors, shown at their fields. */
  errors: Readonly<Partial<Record<Field, LocalizedText>>>
  /** The reason why the last password was not saved. */
  message: LocalizedText | null
  strength: PasswordStrengthProps
  /** Removes the characters that a new password may not contain. */
  filterPassword: (value: string) => string
  canSave: boolean
  isSaving: boolean
}

/** A new password, typed twice. */
export function NewPasswordForm({ form, onChange, errors, message, ...props }: NewPasswordFormProps) {
  const translate = useMessages()
  const isIncomplete = !props.canSave && !props.isSaving
  return (
    <>
      <FailureNotice message={message} supportLink="samePage" />
      <Form
        onSubmit={props.onSubmit}
        isPending={props.isSaving}
        submitHint={isIncomplete ? translate('newPassword.incomplete') : undefined}
      >
        <Stack gap={5}>
          <NewPasswordField
            label={translate('accounts.password')}
            name="password"
            value={form.password}
            onChange={password => onChange({ password })}
            onBlur={() => props.onLeave('password')}
            error={resolveText(translate, errors.password)}
            strength={props.strength}
            filter={props.filterPassword}
          />
          <FilteredPasswordField
            label={translate('newPassword.confirm')}
            name="confirmation"
            value={form.confirmation}
            onChange={confirmation => onChange({ confirmation })}
            onBlur={() => props.onLeave('confirmation')}
            error={resolveText(translate, errors.confirmation)}
            filter={props.filterPassword}
          />
          <Button type="submit" width="full" isDisabled={isIncomplete} isPending={props.isSaving}>
            {translate('newPassword.save')}
          </Button>
        </Stack>
      </Form>
    </>
  )
}
