'use client'

import type { KeyedText } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { PasswordStrengthProps } from '../../primitives/PasswordStrength/PasswordStrength.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { NewPasswordField } from '../NewPasswordForm/NewPasswordField.tsx'
import { InviteCodeField, type InviteCodeFieldStatus } from './InviteCodeField.tsx'
import { missingCredentials, type MissingCredential } from './missingCredentials.ts'

export { inviteCodeFieldStatuses, type InviteCodeFieldStatus } from './InviteCodeField.tsx'
export type { MissingCredential } from './missingCredentials.ts'

/** The fields of the first step of registration, as they are typed. */
export interface RegistrationCredentialsForm {
  readonly email: string
  readonly password: string
  readonly inviteCode: string
  readonly acceptsTerms: boolean
  readonly sendUpdates: boolean
}

/** The first step of registration: what is typed, what is wrong or missing, and what happens on each action. */
export interface RegistrationCredentialsProps {
  form: RegistrationCredentialsForm
  onChange: (change: Partial<RegistrationCredentialsForm>) => void
  /** Called on blur of a field. */
  onLeave: (field: 'email' | 'password' | 'inviteCode') => void
  onNext: () => void
  errors: Partial<Record<keyof RegistrationCredentialsForm, KeyedText>>
  /** How strong the password is so far. */
  strength: PasswordStrengthProps
  /** Removes the characters that a new password may not contain. */
  filterPassword: (value: string) => string
  /** The fields that are still missing. */
  missing: readonly MissingCredential[]
  /** The address is in use, possibly by the same person. */
  emailExists: boolean
  showInviteCode: boolean
  onShowInviteCode: () => void
  inviteCodeStatus: InviteCodeFieldStatus | null
  /** The server is checking the invite code and the address. */
  isChecking: boolean
}

/** The first step of registration: the credentials. */
export function RegistrationCredentials({ form, errors, onChange, ...props }: RegistrationCredentialsProps) {
  const translate = useMessages('accountPages', 'accounts')
  const { isChecking, missing } = props
  const errorText = (error: KeyedText | undefined) => error && translate(error.key, error.params)
  return (
    <Stack gap={6}>
      <Form
        onSubmit={props.onNext}
        isPending={isChecking}
        submitHint={missing.length > 0 ? missingCredentials(missing, translate) : undefined}
      >
        <Stack gap={5}>
          <TextField
            label={translate('accounts.email')}
            hint={translate('registration.email.hint')}
            name="email"
            type="email"
            autoComplete="email"
            value={form.email}
            onChange={email => onChange({ email })}
            onBlur={() => props.onLeave('email')}
            error={errorText(errors.email)}
          />
          {props.emailExists && (
            <Inline gap={4}>
              <Link href="/login">{translate('accounts.signIn.submit')}</Link>
              <Link href="/forgot-password">{translate('registration.forgotPassword')}</Link>
            </Inline>
          )}
          <NewPasswordField
            label={translate('accounts.password')}
            name="password"
            value={form.password}
            onChange={password => onChange({ password })}
            onBlur={() => props.onLeave('password')}
            error={errorText(errors.password)}
            strength={props.strength}
            filter={props.filterPassword}
          />
          <InviteCodeField
            value={form.inviteCode}
            onChange={inviteCode => onChange({ inviteCode })}
            onLeave={() => props.onLeave('inviteCode')}
            isShown={props.showInviteCode}
            onShow={props.onShowInviteCode}
            status={props.inviteCodeStatus}
            error={errorText(errors.inviteCode)}
          />
          <Stack gap={2}>
            <Checkbox
              name="acceptsTerms"
              isSelected={form.acceptsTerms}
              onChange={acceptsTerms => onChange({ acceptsTerms })}
              error={errorText(errors.acceptsTerms)}
            >
              {translate('registration.terms')}
            </Checkbox>
            {/* A new tab: leaving the page would lose the input. */}
            <Inline gap={4}>
              <Text as="span" size="small" tone="muted">
                {translate('registration.terms.read')}
              </Text>
              <Link href="/media/terms_conditions" isExternal>
                {translate('shell.footer.terms')}
              </Link>
              <Link href="/media/privacy" isExternal>
                {translate('shell.footer.privacy')}
              </Link>
            </Inline>
          </Stack>
          <Checkbox
            name="sendUpdates"
            isSelected={form.sendUpdates}
            onChange={sendUpdates => onChange({ sendUpdates })}
          >
            {translate('registration.sendUpdates')}
          </Checkbox>
          <Button
            type="submit"
            width="full"
            isDisabled={missing.length > 0 && !isChecking}
            isPending={isChecking}
          >
            {translate('registration.next')}
          </Button>
        </Stack>
      </Form>
      <Inline gap={2}>
        <Text as="span" tone="muted">
          {translate('registration.member')}
        </Text>
        <Link href="/login">{translate('accounts.signIn.submit')}</Link>
      </Inline>
    </Stack>
  )
}
