import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RegistrationView, type RegistrationStep } from './RegistrationView.tsx'

const view = (step: RegistrationStep, onBack = () => {}) => (
  <RegistrationView step={step} onBack={onBack}>
    <input aria-label="A field" />
  </RegistrationView>
)

test('[REG-001] the wizard has exactly three steps', async () => {
  const screen = await renderUi(view(0))
  const steps = screen.getByRole('list', { name: 'Registration steps' }).getByRole('listitem')
  expect(steps.elements()).toHaveLength(3)
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step')
})

test('[REG-012] [REG-013] the second step links back to the first, and the third step links to none', async () => {
  const onBack = vi.fn()
  const screen = await renderUi(view(1, onBack))
  await screen.getByText(/^Verify your account/).click()
  expect(onBack).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: /^Account/ }).click()
  expect(onBack).toHaveBeenCalledOnce()
})

test('the wizard does not go back after registration', async () => {
  const screen = await renderUi(view(2))
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Verify your account' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('a new step focuses its heading, and the first step leaves focus alone', async () => {
  const screen = await renderUi(view(0))
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Create your account' }))
    .not.toHaveFocus()
  await screen.rerender(view(1))
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Tell us about yourself' }))
    .toHaveFocus()
})

test('the wizard renders in Spanish', async () => {
  const screen = await renderUi(view(0), 'es')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Cree su cuenta' })).toBeVisible()
})
