import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ResetFinishView, type ResetFinishViewProps } from './ResetFinishView.tsx'

const props: ResetFinishViewProps = {
  step: 'form',
  form: { password: '', confirmation: '' },
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  errors: {},
  message: null,
  strength: { level: 'low', checklist: [] },
  canSave: true,
  isSaving: false,
}

test('[ACT-016] a new-password form, then a success box with Sign In and home, and focus goes along', async () => {
  const screen = await renderUi(<ResetFinishView {...props} />)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  await screen.rerender(<ResetFinishView {...props} step="done" />)
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your password has been changed' }))
    .toHaveFocus()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('You are signed out on every device. Sign in with your new password.')
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('the password is described by what it has to have', async () => {
  const screen = await renderUi(<ResetFinishView {...props} />)
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(
      /8 to 20 characters with an uppercase letter, a lowercase letter, a number and one of these symbols: ! @ # \$ %/,
    )
})

test.each([
  ['[ERR-011]', 'error.usernotfound', 'Password reset key is invalid.'],
  ['[ERR-012]', 'error.expiredKey', 'Password reset key has expired.'],
] as const)('%s %s: the words of the specification, and a way to a new link', async (_, key, text) => {
  const screen = await renderUi(<ResetFinishView {...props} step="invalid" message={{ key }} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  await expect
    .element(screen.getByRole('link', { name: 'Email me a new link' }))
    .toHaveAttribute('href', '/forgot-password')
})
