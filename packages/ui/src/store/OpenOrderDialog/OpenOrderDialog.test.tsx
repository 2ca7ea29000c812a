import { openOrderFixture, overLimitByOpenOrder } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { OpenOrderDialog, type OpenOrderDialogProps } from './OpenOrderDialog.tsx'

async function openOrder(props: Partial<OpenOrderDialogProps> = {}, locale?: 'es') {
  const callbacks = { onContinue: vi.fn(), onCancel: vi.fn(), onClose: vi.fn() }
  const { totalAmount, limit } = overLimitByOpenOrder
  const screen = await renderUi(
    <OpenOrderDialog isOpen order={openOrderFixture} {...{ totalAmount, limit }} {...callbacks} {...props} />,
    locale,
  )
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return { screen, button, ...callbacks }
}

test('[CART-003] the dialog names the open payment, the total and the limit, and continues or cancels it', async () => {
  const { screen, button, onContinue, onCancel } = await openOrder()
  const dialog = screen.getByRole('alertdialog', {
    name: 'A payment of $100.00 is still open: continue or cancel it',
  })
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      'With it and this order you would spend $120.00 today; the limit is $100.00 a day.',
    )
  await button('Continue payment').click()
  expect(onContinue).toHaveBeenCalledOnce()
  await button('Cancel payment').click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('[CART-003] a payment that cannot be continued can only be cancelled', async () => {
  const { screen, button, onCancel } = await openOrder({ order: { ...openOrderFixture, paymentUrl: null } })
  await expect
    .element(
      screen.getByRole('alertdialog', { name: 'A payment of $100.00 is still open: cancel it to go on' }),
    )
    .toBeVisible()
  expect(button('Continue payment').query()).toBeNull()
  await button('Cancel payment').click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('Escape closes the dialog and cancels nothing', async () => {
  const { screen, onCancel, onClose } = await openOrder()
  await expect.element(screen.getByRole('alertdialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onCancel).not.toHaveBeenCalled()
})

test('the dialog renders in Spanish', async () => {
  const { screen, button } = await openOrder({}, 'es')
  await expect
    .element(
      screen.getByRole('alertdialog', {
        name: 'Todavía hay un pago abierto de $100.00: continúelo o cancélelo',
      }),
    )
    .toBeVisible()
  await expect.element(button('Continuar el pago')).toBeVisible()
  await expect.element(button('Cancelar el pago')).toBeVisible()
})
