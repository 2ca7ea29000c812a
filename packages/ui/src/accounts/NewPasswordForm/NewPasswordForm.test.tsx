import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx'

const filterPassword = (value: string) => value.replaceAll(/[^\w!]/g, '')

const props: NewPasswordFormProps = {
  form: { password: '', confirmation: '' },
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  errors: {},
  message: null,
  strength: { level: 'low', checklist: [{ key: 'accounts.password.lengthCondition', met: false }] },
  filterPassword,
  canSave: true,
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

test.each(['Password', 'Confirm Password'])(
  '[VALID-007] %s keeps the caret where a character is typed that it cannot contain',
  async label => {
    function Typed() {
      const [form, setForm] = useState({ password: 'Abcd1!', confirmation: 'Abcd1!' })
      const change = (next: Partial<typeof form>) => {
        const { password, confirmation } = { ...form, ...next }
        setForm({ password: filterPassword(password), confirmation: filterPassword(confirmation) })
      }
      return <NewPasswordForm {...props} form={form} onChange={change} />
    }
    const screen = await renderUi(<Typed />)
    const field = screen.getByLabelText(label, { exact: true })
    await field.click()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft} éX')
    await expect.element(field).toHaveValue('AbcXd1!')
  },
)

test('the rules of the password describe its field', async () => {
  const screen = await renderUi(<NewPasswordForm {...props} />)
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(
      /8 to 20 characters with an uppercase letter, a lowercase letter, a number and one of these symbols: ! @ # \$ %/,
    )
})

test('[VALID-010] the field shows the strength and is marked as a new password for password managers', async () => {
  const screen = await renderUi(<NewPasswordForm {...props} />)
  await expect.element(screen.getByRole('meter', { name: 'Password strength' })).toBeVisible()
  for (const label of ['Password', 'Confirm Password'])
    await expect
      .element(screen.getByLabelText(label, { exact: true }))
      .toHaveAttribute('autocomplete', 'new-password')
})

test('[VALID-011] Save is disabled until the two passwords match, and the form says what is missing', async () => {
  const onSubmit = vi.fn()
  const onLeave = vi.fn()
  const shown = { ...props, onSubmit, onLeave }
  const screen = await renderUi(<NewPasswordForm {...shown} canSave={false} />)
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await expect
    .element(screen.getByText('Choose a password that meets every condition, and type it twice.'))
    .toBeVisible()
  const confirmation = screen.getByLabelText('Confirm Password', { exact: true })
  await confirmation.fill('a')
  await userEvent.keyboard('{Enter}{Tab}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onLeave).toHaveBeenCalledWith('confirmation')
  await screen.rerender(<NewPasswordForm {...shown} canSave />)
  await expect.element(save).toBeEnabled()
})

test('errors are shown at their fields and the first invalid field is focused', async () => {
  const errors = {
    password: { key: 'accounts.password.invalid' },
    confirmation: { key: 'accounts.password.mismatch' },
  } as const
  const screen = await renderUi(<NewPasswordForm {...props} />)
  await screen.getByRole('button', { name: 'Save' }).click()
  // The server's refusal of a password arrives while the form is pending.
  await screen.rerender(<NewPasswordForm {...props} isSaving />)
  await screen.rerender(<NewPasswordForm {...props} errors={errors} />)
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAccessibleDescription(/Enter valid password/)
  await expect.element(password).toHaveFocus()
  await expect
    .element(screen.getByLabelText('Confirm Password', { exact: true }))
    .toHaveAccessibleDescription(/New and Confirm Password do not match/)
})

test('a pending form cannot be saved again and a refusal is announced', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<NewPasswordForm {...props} isSaving onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<NewPasswordForm {...props} message={{ key: 'error.http.503' }} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Service Temporarily Unavailable. Try again later.')
})
