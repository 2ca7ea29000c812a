import { copperStateLottery, type Lottery } from '@players-club/domain-models'
import { cartFixture, catalogFixture, overLimit } from '@players-club/domain-models/fixtures'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { StoreView, type StoreViewProps } from './StoreView.tsx'

async function store(props: Partial<StoreViewProps> = {}, lottery?: Lottery) {
  const callbacks = { onAdd: vi.fn(), onRetry: vi.fn(), onCheckout: vi.fn(), onCheckAgain: vi.fn() }
  const screen = await renderUi(
    <StoreView
      isSignedIn
      tokens={5000}
      catalog={catalogFixture}
      error={null}
      isOpen
      items={cartFixture.selectedItems}
      total={cartFixture.total}
      overLimit={null}
      isBusy={false}
      payment={null}
      onFewer={vi.fn()}
      onRemove={vi.fn()}
      onRemoveAll={vi.fn()}
      {...callbacks}
      {...props}
    />,
    'en',
    lottery,
  )
  return { screen, ...callbacks }
}

test('[STORE-001] the page states that bundles start at $5 for 5,000 tokens', async () => {
  const { screen } = await store()
  await expect.element(screen.getByText('Bundles start at $5 for 5,000 tokens.')).toBeVisible()
})

test('[CART-007] a bundle of which the cart takes no more cannot be added', async () => {
  const [bundle] = catalogFixture
  const line = { ...bundle, quantity: 19, total: 19 * bundle.price }
  const { screen } = await store({ items: [line] })
  const add = screen.getByRole('button', { name: `Add to cart ${bundle.title}` })
  await expect.element(add).toBeEnabled()
  await screen.unmount()
  const full = await store({ items: [{ ...line, quantity: 20 }] })
  await expect
    .element(full.screen.getByRole('button', { name: `Add to cart ${bundle.title}` }))
    .toBeDisabled()
})

test('the page has prices, totals and the limit in the currency of the lottery', async () => {
  const { screen } = await store({ overLimit }, { ...copperStateLottery, currency: 'CAD' })
  await expect.element(screen.getByText('Bundles start at CA$5 for 5,000 tokens.')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('the limit is CA$100.00 a day')
  expect(screen.container).toMatchTextContent('CA$20.00')
  expect(screen.container).not.toMatchTextContent(/(?<!CA)\$/)
})

test('[STORE-003] the page shows the balance and a link to the history', async () => {
  const { screen } = await store()
  await expect.element(screen.getByRole('link', { name: '5,000 Tokens' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/lucky-lounge/history')
})

describe('the link to the cart, which is sticky on phones and tablets,', () => {
  afterEach(() => page.viewport(1280, 800))

  test.each([360, 768, 1023])('never covers the button that has focus at %i px', async width => {
    await page.viewport(width, 500)
    const { screen } = await store()
    const buttons = screen.getByRole('button', { name: /^Add to cart/ }).elements()
    expect(buttons.length).toBeGreaterThan(2)
    const link = screen.getByRole('link', { name: /^Your cart/ }).element()
    for (const button of buttons) {
      button.scrollIntoView()
      // Half covered by the link, as scrolling leaves it.
      window.scrollBy(0, button.getBoundingClientRect().top - link.getBoundingClientRect().bottom + 40)
      if (button instanceof HTMLElement) button.focus()
      const { left, top, width, height } = button.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      expect(button.contains(found)).toBe(true)
    }
  })
})

test('[STORE-004] the page has a card for each bundle of the catalog', async () => {
  const { screen, onAdd } = await store()
  for (const { title } of catalogFixture)
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await screen.getByRole('button', { name: 'Add to cart Strongbox' }).click()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(catalogFixture[2])
})

test('[STORE-005] [FLAG-009] the page without payments covers the bundles with an image, so that nothing can be added or bought', async () => {
  const { screen } = await store({ isOpen: false })
  const image = screen.getByRole('img', { name: 'Coming soon' })
  await expect.element(image).toBeVisible()
  expect(image.element().querySelector('svg')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  const open = await store()
  expect(open.screen.getByRole('button', { name: /^Add to cart/ }).elements()).toHaveLength(3)
})

test('a catalog that could not be loaded can be retried', async () => {
  const { screen, onRetry } = await store({ catalog: undefined, error: { key: 'error.offline' } })
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a payment that is unsettled shows above the bundles, and can be checked again', async () => {
  const { screen, onCheckAgain } = await store({ payment: 'unsettled' })
  await screen.getByRole('button', { name: 'Check again' }).click()
  expect(onCheckAgain).toHaveBeenCalledOnce()
})

test.each(['checking', 'unsettled'] as const)(
  '[PAY-004] the page whose payment is %s shows the cart without a checkout',
  async payment => {
    const { screen } = await store({ payment })
    await expect.element(screen.getByRole('button', { name: 'Remove all' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checkout' }).elements()).toEqual([])
    await screen.unmount()
    const free = await store()
    await expect.element(free.screen.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  },
)

test('[CONVERT-004] the page offers to convert points to tokens', async () => {
  const { screen } = await store({ conversion: <p>Conversion</p> })
  await expect.element(screen.getByText('Conversion')).toBeVisible()
})
