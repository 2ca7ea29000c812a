import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { UnsuspendView, type UnsuspendViewProps } from './UnsuspendView.tsx'

const props: UnsuspendViewProps = {
  step: 'form',
  form: { password: '', confirmation: '' },
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  onRetry: () => {},
  errors: {},
  message: null,
  strength: { level: 'low', checklist: [] },
  filterPassword: value => value,
  canSave: true,
  isSaving: false,
}

test('[ACT-013] the form appears under its title only after the key was checked and is valid', async () => {
  const screen = await renderUi(<UnsuspendView {...props} step="checking" />)
  await expect.element(screen.getByText('Checking your link…')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await screen.rerender(<UnsuspendView {...props} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toHaveFocus()
  for (const label of ['Password', 'Confirm Password'])
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveAttribute('type', 'password')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('the rules of the password describe its field', async () => {
  const screen = await renderUi(<UnsuspendView {...props} />)
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(
      /8 to 20 characters with an uppercase letter, a lowercase letter, a number and one of these symbols: ! @ # \$ %/,
    )
})

test.each([
  ['done', null, 'status', 'Sign in with your new password.'],
  [
    'invalid',
    { key: 'accounts.reactivation.failed' },
    'alert',
    'Something went wrong while reactivating account',
  ],
] as const)(
  '[ACT-014] [ERR-016] the outcome "%s" has a button to /login',
  async (step, message, role, text) => {
    const screen = await renderUi(<UnsuspendView {...props} step={step} message={message} />)
    await expect.element(screen.getByRole(role)).toHaveTextContent(text)
    await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  },
)

test('a failed check of the key can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <UnsuspendView {...props} step="unchecked" message={{ key: 'error.offline' }} onRetry={onRetry} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
