import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { PasswordField } from './PasswordField.tsx'

const field = (
  <PasswordField
    label="Password"
    name="password"
    autoComplete="current-password"
    value="Saguaro7!"
    onChange={() => {}}
  />
)

test('a password is hidden until the reveal button is pressed', async () => {
  const screen = await renderUi(field)
  const input = screen.getByLabelText('Password', { exact: true })
  const toggle = screen.getByRole('button', { name: 'Show password' })
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('a revealed password is hidden again on submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const screen = await renderUi(<form onSubmit={onSubmit}>{field}</form>)
  const input = screen.getByLabelText('Password', { exact: true })
  await screen.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
  await input.click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('the field has the autofill token for password managers', async () => {
  const screen = await renderUi(field)
  const input = screen.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(input).toHaveAttribute('name', 'password')
})

test('the reveal button is large enough to touch', async () => {
  const screen = await renderUi(field)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})
