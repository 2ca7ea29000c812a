import { BUNDLE_QUANTITY_MAX } from '@players-club/domain-models'
import { cartFixture, overLimit } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { CartPanel, type CartPanelProps } from './CartPanel.tsx'

async function panel(props: Partial<CartPanelProps> = {}, locale?: 'es') {
  const callbacks = {
    onMore: vi.fn(),
    onFewer: vi.fn(),
    onRemove: vi.fn(),
    onRemoveAll: vi.fn(),
    onCheckout: vi.fn(),
  }
  const screen = await renderUi(
    <CartPanel
      items={cartFixture.selectedItems}
      total={cartFixture.total}
      overLimit={null}
      isBusy={false}
      {...callbacks}
      {...props}
    />,
    locale,
  )
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, button, ...callbacks }
}

test('[CART-001] each line has its quantity and buttons for more, fewer and remove, and one button empties the cart', async () => {
  const { button, onMore, onFewer, onRemove, onRemoveAll } = await panel()
  await button('One more: Pocketful').click()
  expect(onMore).toHaveBeenCalledExactlyOnceWith(cartFixture.selectedItems[0])
  await button('One fewer: Pocketful').click()
  expect(onFewer).toHaveBeenCalledExactlyOnceWith(1)
  await button('Remove: Saddlebag').click()
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(2)
  await button('Remove all').click()
  expect(onRemoveAll).toHaveBeenCalledOnce()
})

test('[CART-007] quantity, totals and tokens are shown and announced when they change', async () => {
  const { screen } = await panel()
  const list = screen.getByRole('list')
  await expect.element(list.getByText('2', { exact: true })).toBeVisible()
  const total = screen.getByRole('status').first()
  await expect.element(total).toHaveTextContent('Total: 20,500 tokens$20.00')
})

test('[CART-003] [CART-004] a cart over the limit shows the total and the limit, and a later checkout announces it again', async () => {
  const { screen, button, onCheckout } = await panel({ overLimit })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'With this order you would spend $115.00 today; the limit is $100.00 a day. Take something out of the cart, or come back after midnight, Phoenix time.',
    )
  await button('Checkout').click()
  expect(onCheckout).toHaveBeenCalledOnce()
})

test('an empty cart says so once, in the region that announces changes, and cannot be checked out', async () => {
  const { screen } = await panel({ items: [], total: 0 })
  const text = screen.getByText(/^Your cart is empty/)
  await expect.element(text).toBeVisible()
  expect(screen.getByRole('status').first().element()).toContainElement(text.element())
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('[CART-007] the quantity cannot exceed its maximum, and its line says so', async () => {
  const [first, ...others] = cartFixture.selectedItems
  const { screen, button, onMore } = await panel({
    items: [{ ...first!, quantity: BUNDLE_QUANTITY_MAX }, ...others],
  })
  const reason = 'Your cart holds up to 20 of one bundle.'
  await expect.element(screen.getByText(reason)).toBeVisible()
  await expect.element(button('One more: Pocketful')).toHaveAccessibleDescription(reason)
  await button('One more: Pocketful').click({ force: true })
  expect(onMore).not.toHaveBeenCalled()
})

test('a pending checkout is not started twice', async () => {
  const { button, onCheckout } = await panel()
  await button('Checkout').click()
  expect(onCheckout).toHaveBeenCalledOnce()
  const busy = await panel({ isBusy: true })
  await busy.button('Checkout').last().click({ force: true })
  expect(busy.onCheckout).not.toHaveBeenCalled()
})

test('the panel renders in Spanish', async () => {
  const { button } = await panel({}, 'es')
  await expect.element(button('Pagar')).toBeVisible()
})
