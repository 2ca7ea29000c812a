import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx'

const props: NewPasswordFormProps = {
  form: { password: '', confirmation: '' },
  onChange: () => {},
  onSubmit: () => {},
  errors: {},
  message: null,
  strength: { level: 'low', checklist: [{ key: 'accounts.password.lengthCondition', met: false }] },
  isSaving: false,
}

test('[ACT-013] the form has Password, Confirm Password and Save', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  const screen = await renderUi(<NewPasswordForm {...props} onChange={onChange} onSubmit={onSubmit} />)
  await screen.getByLabelText('Password', { exact: true }).fill('a')
  await screen.getByLabelText('Confirm Password', { exact: true }).fill('b')
  expect(onChange.mock.calls).toEqual([[{ password: 'a' }], [{ confirmation: 'b' }]])
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('[VALID-010] the strength stands at the field, and password managers know that it is a new one', async () => {
  const screen = await renderUi(<NewPasswordForm {...props} />)
  await expect.element(screen.getByRole('meter', { name: 'Password strength' })).toBeVisible()
  for (const label of ['Password', 'Confirm Password'])
    await expect
      .element(screen.getByLabelText(label, { exact: true }))
      .toHaveAttribute('autocomplete', 'new-password')
})

test('what is wrong is said at its field, and the first one has the focus', async () => {
  const errors = {
    password: { key: 'accounts.password.invalid' },
    confirmation: { key: 'accounts.password.mismatch' },
  } as const
  const screen = await renderUi(<NewPasswordForm {...props} />)
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.rerender(<NewPasswordForm {...props} errors={errors} />)
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAccessibleDescription(/Enter valid password/)
  await expect
    .element(screen.getByLabelText('Confirm Password', { exact: true }))
    .toHaveAccessibleDescription(/New and Confirm Password do not match/)
})

test('while it is saved it cannot be saved again; a refusal is announced', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<NewPasswordForm {...props} isSaving onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<NewPasswordForm {...props} message={{ key: 'error.http.503' }} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
})
