import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ChangeEmailView, type ChangeEmailViewProps } from './ChangeEmailView.tsx'

const props: ChangeEmailViewProps = {
  step: 'email',
  current: 'verified@players.example',
  email: 'new@players.example',
  password: '',
  error: null,
  notice: null,
  canContinue: true,
  canConfirm: false,
  isChanging: false,
  onEmail: () => {},
  onLeaveEmail: () => {},
  onContinue: () => {},
  onPassword: () => {},
  onBack: () => {},
  onSubmit: () => {},
}
const second: ChangeEmailViewProps = { ...props, step: 'password', canContinue: false }

test('[SETTINGS-008] the first step asks for the new address, the second step for the password', async () => {
  const onContinue = vi.fn()
  const screen = await renderUi(<ChangeEmailView {...props} onContinue={onContinue} />)
  await expect.element(screen.getByText('Step 1 of 2')).toBeVisible()
  await screen.getByLabelText('New email').click()
  await userEvent.keyboard('{Enter}')
  expect(onContinue).toHaveBeenCalledOnce()
  await screen.rerender(<ChangeEmailView {...second} />)
  await expect.element(screen.getByText('Step 2 of 2')).toBeVisible()
  await expect.element(screen.getByLabelText('Current password')).toHaveFocus()
  await expect.element(screen.getByText(/Your email will be new@players\.example\./)).toBeVisible()
})

test('[SETTINGS-014] the form does not continue without a valid address and shows the error', async () => {
  const screen = await renderUi(
    <ChangeEmailView {...props} canContinue={false} error={{ key: 'error.email.same' }} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect
    .element(screen.getByLabelText('New email'))
    .toHaveAccessibleDescription(/This is your email address already/)
})

test('[SETTINGS-015] the change cannot be confirmed without a password', async () => {
  const screen = await renderUi(<ChangeEmailView {...second} />)
  await expect.element(screen.getByRole('button', { name: 'Change Email' })).toBeDisabled()
  await screen.rerender(<ChangeEmailView {...second} password="x" canConfirm />)
  await expect.element(screen.getByRole('button', { name: 'Change Email' })).toBeEnabled()
})

test('the form focuses the password field after a wrong password', async () => {
  const screen = await renderUi(<ChangeEmailView {...second} />)
  await screen.getByRole('button', { name: 'Use a different email' }).click()
  await screen.rerender(<ChangeEmailView {...second} error={{ key: 'accounts.password.currentInvalid' }} />)
  const field = screen.getByLabelText('Current password')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Invalid Password/)
})

test('[ERR-023] any other refusal is announced and another address can be entered', async () => {
  const onBack = vi.fn()
  const screen = await renderUi(
    <ChangeEmailView {...second} notice={{ key: 'error.http.503' }} onBack={onBack} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
  await screen.getByRole('button', { name: 'Use a different email' }).click()
  expect(onBack).toHaveBeenCalledOnce()
})
