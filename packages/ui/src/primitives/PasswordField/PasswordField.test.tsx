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

test('a password is hidden until its owner wants to see it', async () => {
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

test('a shown password is hidden again when it is sent', async () => {
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

test('password managers find it', async () => {
  const screen = await renderUi(field)
  const input = screen.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(input).toHaveAttribute('name', 'password')
})

test('its button can be touched', async () => {
  const screen = await renderUi(field)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})
