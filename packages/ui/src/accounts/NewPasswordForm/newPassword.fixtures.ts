import type { NewPasswordFormProps } from './NewPasswordForm.tsx'

/** A password that meets every condition. */
export const strong: NewPasswordFormProps['strength'] = {
  level: 'strong',
  checklist: [
    { key: 'accounts.password.lengthCondition', met: true },
    { key: 'accounts.password.letterCondition', met: true },
    { key: 'accounts.password.characterCondition', met: true },
  ],
}

/** A form in which a valid password was typed once. */
export const typedOnce = {
  form: { password: 'Copper#2027', confirmation: '' },
  errors: {},
  message: null,
  strength: strong,
  filterPassword: (value: string) => value,
  canSave: true,
  isSaving: false,
} satisfies Partial<NewPasswordFormProps>
