import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { strong } from '../NewPasswordForm/newPassword.fixtures.ts'
import { ChangePasswordView, type ChangePasswordViewProps } from './ChangePasswordView.tsx'

const props: ChangePasswordViewProps = {
  form: { current: 'Lucky#2026', next: 'Copper#2027', confirmation: 'Copper#2027' },
  check: 'unchecked',
  errors: {},
  notice: null,
  strength: strong,
  filterPassword: value => value,
  isChanging: false,
  canSubmit: true,
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
}
const submit = { name: 'Change Password' }

test('[SETTINGS-010] the form reports the blur of the current password, also when Tab causes it', async () => {
  const onLeave = vi.fn()
  const screen = await renderUi(<ChangePasswordView {...props} onLeave={onLeave} />)
  await screen.getByLabelText('Current password').click()
  await userEvent.tab()
  expect(onLeave.mock.calls).toEqual([['current']])
})

test('the form reports each change with its field', async () => {
  const onChange = vi.fn()
  const empty = { current: '', next: '', confirmation: '' }
  const screen = await renderUi(<ChangePasswordView {...props} form={empty} onChange={onChange} />)
  await screen.getByLabelText('Current password').fill('a')
  await screen.getByLabelText('New password', { exact: true }).fill('b')
  await screen.getByLabelText('Confirm new password').fill('c')
  expect(onChange.mock.calls).toEqual([[{ current: 'a' }], [{ next: 'b' }], [{ confirmation: 'c' }]])
})

test('[SETTINGS-010] the button is disabled, explains why, and Enter does not submit until the form is complete', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<ChangePasswordView {...props} canSubmit={false} onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('button', submit)).toBeDisabled()
  await expect.element(screen.getByText('Enter your current password, then the new one twice.')).toBeVisible()
  await screen.getByLabelText('Confirm new password').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.rerender(<ChangePasswordView {...props} onSubmit={onSubmit} />)
  await screen.getByLabelText('Confirm new password').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a new password that the server refuses gets focus with its error', async () => {
  const screen = await renderUi(<ChangePasswordView {...props} />)
  await screen.getByRole('button', submit).click()
  await screen.rerender(<ChangePasswordView {...props} isChanging />)
  const errors = { next: { key: 'accounts.password.common' } } as const
  await screen.rerender(<ChangePasswordView {...props} errors={errors} />)
  await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveFocus()
})

test('a pending form does not submit again', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(
    <ChangePasswordView {...props} canSubmit={false} isChanging onSubmit={onSubmit} />,
  )
  await expect.element(screen.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', submit).click({ force: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[SETTINGS-012] a wrong current password is shown at its field and announced', async () => {
  const errors = { current: { key: 'accounts.password.currentInvalid' } } as const
  const screen = await renderUi(<ChangePasswordView {...props} check="checking" />)
  const field = screen.getByLabelText('Current password')
  await field.click()
  // The answer comes when the player is at the new password: the first Tab leads to the eye.
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('New password', { exact: true })).toHaveFocus()
  await screen.rerender(<ChangePasswordView {...props} check="invalid" errors={errors} />)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/Invalid Password/)
  await expect.element(screen.getByRole('status').filter({ hasText: 'Invalid Password' })).toBeInTheDocument()
})

test('[SETTINGS-011] [SETTINGS-013] errors of the new password are shown at its fields', async () => {
  const errors = {
    next: { key: 'password.samePassword' },
    confirmation: { key: 'accounts.password.mismatch' },
  } as const
  const screen = await renderUi(<ChangePasswordView {...props} errors={errors} />)
  await expect
    .element(screen.getByLabelText('New password', { exact: true }))
    .toHaveAccessibleDescription(/Your new password must differ from your current one\./)
  await expect
    .element(screen.getByLabelText('Confirm new password'))
    .toHaveAccessibleDescription(/New and Confirm Password do not match/)
})

test('[VALID-006] [VALID-010] the new password shows its rules and a checklist of three conditions', async () => {
  const screen = await renderUi(<ChangePasswordView {...props} />)
  await expect
    .element(screen.getByLabelText('New password', { exact: true }))
    .toHaveAccessibleDescription(/8 to 20 characters/)
  expect(screen.container.querySelectorAll('form li')).toHaveLength(3)
})

test('[ERR-024] a refused change is announced', async () => {
  const screen = await renderUi(<ChangePasswordView {...props} notice={{ text: 'Not today.' }} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not today.')
})
