'use client'

import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import type { PasswordStrengthProps } from '../../primitives/PasswordStrength/PasswordStrength.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { FilteredPasswordField } from '../NewPasswordForm/FilteredPasswordField.tsx'
import { NewPasswordField } from '../NewPasswordForm/NewPasswordField.tsx'
import { SecurityPage } from '../SecurityPage/SecurityPage.tsx'
import { form as formClass } from '../SecurityPage/SecurityPage.css.ts'

type Field = 'current' | 'next' | 'confirmation'

/** The form of a new password: what is typed, the check of the current one, errors and actions. */
export interface ChangePasswordViewProps {
  form: Readonly<Record<Field, string>>
  /** Result of the check of the current password. */
  check: 'unchecked' | 'checking' | 'valid' | 'invalid'
  /** Validation errors, shown at their fields. */
  errors: Readonly<Partial<Record<Field, LocalizedText>>>
  /** The reason of the last refusal. */
  notice: LocalizedText | null
  strength: PasswordStrengthProps
  /** Removes the characters that a new password may not contain. */
  filterPassword: (value: string) => string
  isChanging: boolean
  canSubmit: boolean
  onChange: (change: Partial<Record<Field, string>>) => void
  onLeave: (field: Field) => void
  onSubmit: () => void
}

/** The current password, and the new one twice. */
export function ChangePasswordView({
  form,
  errors,
  notice,
  onChange,
  onLeave,
  ...props
}: ChangePasswordViewProps) {
  const translate = useMessages()
  const field = (name: Field) => ({
    name,
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
    error: resolveText(translate, errors[name]),
  })
  const isWaiting = !props.canSubmit && !props.isChanging
  return (
    <SecurityPage title={translate('settings.changePassword')} lead={translate('security.password.lead')}>
      <Card>
        <div className={formClass}>
          <Form
            onSubmit={props.onSubmit}
            isPending={props.isChanging}
            submitHint={isWaiting ? translate('security.password.incomplete') : undefined}
          >
            <Stack gap={5}>
              <FailureNotice message={notice} />
              <PasswordField
                {...field('current')}
                label={translate('security.password.current')}
                autoComplete="current-password"
              >
                <CheckStatus check={props.check} />
              </PasswordField>
              <NewPasswordField
                {...field('next')}
                label={translate('security.password.new')}
                strength={props.strength}
                filter={props.filterPassword}
              />
              <FilteredPasswordField
                {...field('confirmation')}
                label={translate('security.password.confirm')}
                filter={props.filterPassword}
              />
              <Button type="submit" isDisabled={isWaiting} isPending={props.isChanging}>
                {translate('settings.changePassword')}
              </Button>
            </Stack>
          </Form>
        </div>
      </Card>
    </SecurityPage>
  )
}

/** The result arrives after focus has moved to the next field, so this live region announces it. */
function CheckStatus({ check }: Pick<ChangePasswordViewProps, 'check'>) {
  const translate = useMessages()
  const isKnown = check === 'checking' || check === 'valid'
  return (
    <div role="status">
      {isKnown && (
        <Text size="small" tone={check === 'valid' ? 'success' : 'muted'}>
          {translate(check === 'valid' ? 'security.password.right' : 'security.password.checking')}
        </Text>
      )}
    </div>
  )
}
