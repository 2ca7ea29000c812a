import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Stepper } from './Stepper.tsx'

const steps = ['Account', 'Personal information', 'Verify your account']

test('the stepper is a named list with a status for every step', async () => {
  const screen = await renderUi(<Stepper label="Registration" steps={steps} current={1} />)
  const list = screen.getByRole('list', { name: 'Registration' })
  const items = list.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Account (done)')
  await expect.element(items.nth(1)).toHaveTextContent('2Personal information (current step)')
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(items.nth(2)).toHaveTextContent('3Verify your account (still to come)')
})

test('[REG-012] [REG-013] a press leads back to a completed step, never forward', async () => {
  const onBack = vi.fn()
  const screen = await renderUi(<Stepper label="Registration" steps={steps} current={1} onBack={onBack} />)
  await screen.getByText(/Verify your account/).click()
  await screen.getByText(/Personal information/).click()
  expect(onBack).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: /Account/ }).click()
  expect(onBack.mock.calls).toEqual([[0]])
})

test('the stepper has no buttons without a callback to go back', async () => {
  const screen = await renderUi(<Stepper label="Registration" steps={steps} current={2} />)
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('the stepper renders in Spanish', async () => {
  const screen = await renderUi(<Stepper label="Registro" steps={['Cuenta', 'Datos']} current={1} />, 'es')
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Cuenta (hecho)')
})
