import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { RegistrationCredentials, type RegistrationCredentialsProps } from './RegistrationCredentials.tsx'

const empty = { email: '', password: '', inviteCode: '', acceptsTerms: false, sendUpdates: false }
const filled = { ...empty, email: 'ana@players.example', password: 'Lucky#2026', acceptsTerms: true }
const checklist = [
  { key: 'accounts.password.lengthCondition', met: true },
  { key: 'accounts.password.letterCondition', met: true },
  { key: 'accounts.password.characterCondition', met: false },
] as const

function view(change: Partial<RegistrationCredentialsProps> = {}) {
  const props: RegistrationCredentialsProps = {
    form: filled,
    onChange: () => {},
    onLeave: () => {},
    onNext: () => {},
    onShowInviteCode: () => {},
    errors: {},
    strength: { level: 'medium', checklist },
    filterPassword: value => value,
    missing: [],
    emailExists: false,
    showInviteCode: false,
    inviteCodeStatus: null,
    isChecking: false,
  }
  return <RegistrationCredentials {...props} {...change} />
}

test('[REG-002] [REG-025] the step has email, password, terms, an optional invite code and updates', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(view({ form: empty, onChange, showInviteCode: true }))
  await screen.getByLabelText('Email', { exact: true }).fill('a')
  await screen.getByLabelText('Password', { exact: true }).fill('b')
  await screen.getByLabelText('Invite code (optional)').fill('c')
  const updates = screen.getByRole('checkbox', { name: /^Send me news/ })
  await expect.element(updates).not.toBeChecked()
  await screen.getByRole('checkbox', { name: /accept the Terms and Conditions/ }).click()
  await updates.click()
  expect(onChange.mock.calls).toEqual([
    [{ email: 'a' }],
    [{ password: 'b' }],
    [{ inviteCode: 'c' }],
    [{ acceptsTerms: true }],
    [{ sendUpdates: true }],
  ])
})

test('[REG-014] Next is disabled until the form is complete, and the form says what is missing', async () => {
  const onNext = vi.fn()
  const screen = await renderUi(view({ missing: ['email', 'password', 'acceptsTerms'], onNext }))
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect
    .element(
      screen.getByText(
        'To continue, enter your email address, choose a password that meets every condition, and accept the terms.',
      ),
    )
    .toBeVisible()
  await screen.getByLabelText('Email', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(onNext).not.toHaveBeenCalled()
  await screen.rerender(view({ onNext }))
  await userEvent.keyboard('{Enter}')
  expect(onNext).toHaveBeenCalledOnce()
})

test('a pending form does not submit again', async () => {
  const onNext = vi.fn()
  const screen = await renderUi(view({ isChecking: true, onNext }))
  const next = screen.getByRole('button', { name: 'Next' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText('Email', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(onNext).not.toHaveBeenCalled()
})

test('[VALID-006] [VALID-010] the password shows its rules, its strength and three conditions', async () => {
  const screen = await renderUi(view())
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(/^8 to 20 characters with an uppercase letter.*one of these symbols: ! @ #/)
  await expect.element(screen.getByRole('meter', { name: 'Password strength' })).toBeVisible()
  const form = screen.container.querySelector('form')
  expect(form?.querySelectorAll('li')).toHaveLength(3)
})

test('the invite code field opens on request and takes focus', async () => {
  const onShowInviteCode = vi.fn()
  const screen = await renderUi(view({ onShowInviteCode }))
  expect(screen.getByLabelText(/Invite code/).query()).toBeNull()
  await screen.getByRole('button', { name: 'I have an invite code' }).click()
  expect(onShowInviteCode).toHaveBeenCalledOnce()
  await screen.rerender(view({ showInviteCode: true }))
  await expect.element(screen.getByLabelText(/Invite code/)).toHaveFocus()
})

test('[ROUTE-003] an invite code from the address is filled in and does not take focus', async () => {
  const screen = await renderUi(view({ showInviteCode: true, form: { ...filled, inviteCode: 'FRIEND' } }))
  const field = screen.getByLabelText(/Invite code/)
  await expect.element(field).toHaveValue('FRIEND')
  await expect.element(field).not.toHaveFocus()
})

test('[REG-023] an invalid invite code shows an error at its field', async () => {
  const error = { inviteCode: { key: 'registration.invalidInviteCode' } } as const
  const screen = await renderUi(view({ showInviteCode: true, inviteCodeStatus: 'invalid', errors: error }))
  const field = screen.getByLabelText(/Invite code/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/This invite code is not valid/)
})

test('[REG-024] a used invite code shows an error and explains it', async () => {
  const screen = await renderUi(view({ showInviteCode: true, inviteCodeStatus: 'limitReached' }))
  const field = screen.getByLabelText(/Invite code/)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/You can register with it, but it earns no points/)
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('[REG-022] the check of the invite code and its success are announced', async () => {
  const screen = await renderUi(view({ showInviteCode: true }))
  await screen.rerender(view({ showInviteCode: true, inviteCodeStatus: 'checking' }))
  await expect.element(screen.getByRole('status').filter({ hasText: 'Checking the code…' })).toBeVisible()
  await screen.rerender(view({ showInviteCode: true, inviteCodeStatus: 'valid' }))
  await expect.element(screen.getByRole('status').filter({ hasText: 'This code is valid.' })).toBeVisible()
})

test('[REG-026] an address in use shows an error at its field, takes focus and offers sign-in', async () => {
  const screen = await renderUi(view())
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.rerender(view({ isChecking: true }))
  await screen.rerender(view({ emailExists: true, errors: { email: { key: 'registration.emailInUse' } } }))
  const field = screen.getByLabelText('Email', { exact: true })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/This email address already has an account/)
  await expect
    .element(screen.getByRole('link', { name: 'Forgot password?' }))
    .toHaveAttribute('href', '/forgot-password')
})

test('the form reports the blur of each field', async () => {
  const onLeave = vi.fn()
  const screen = await renderUi(view({ onLeave, showInviteCode: true }))
  await screen.getByLabelText('Email', { exact: true }).click()
  await screen.getByLabelText('Password', { exact: true }).click()
  await screen.getByLabelText(/Invite code/).click()
  await userEvent.keyboard('{Tab}')
  expect(onLeave.mock.calls).toEqual([['email'], ['password'], ['inviteCode']])
})

test('the terms open in a new tab, so that no input is lost', async () => {
  const screen = await renderUi(view())
  for (const [name, href] of [
    [/^Terms and Conditions/, '/media/terms_conditions'],
    [/^Privacy Policy/, '/media/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

test('the step renders in Spanish', async () => {
  const screen = await renderUi(view({ missing: ['email', 'acceptsTerms'] }), 'es')
  await expect
    .element(screen.getByText('Para continuar, escriba su correo electrónico y acepte los términos.'))
    .toBeVisible()
})
