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
  filterPassword: value => value,
  canSave: true,
  isSaving: false,
}

test('[ACT-016] the page shows the new-password form, then a success box with Sign In and home that takes focus', async () => {
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

test('the rules of the password describe its field', async () => {
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
] as const)(
  '%s %s: the page shows the text of the specification and a link to request a new mail',
  async (_, key, text) => {
    const screen = await renderUi(<ResetFinishView {...props} step="invalid" message={{ key }} />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    await expect
      .element(screen.getByRole('link', { name: 'Email me a new link' }))
      .toHaveAttribute('href', '/forgot-password')
  },
)
