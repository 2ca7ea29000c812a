import { catalogFixture } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { BundleCard } from './BundleCard.tsx'

const [bundle] = catalogFixture

test('[STORE-004] a bundle shows its title, its tokens, its price and its picture', async () => {
  const screen = await renderUi(<BundleCard bundle={bundle} onAdd={vi.fn()} />)
  await expect.element(screen.getByRole('heading', { name: 'Pocketful' })).toBeVisible()
  await expect.element(screen.getByText('5,000 tokens')).toBeVisible()
  await expect.element(screen.getByText('$5', { exact: true })).toBeVisible()
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(bundle.image)
})

test('[CART-007] the button adds the bundle and names it', async () => {
  const onAdd = vi.fn()
  const screen = await renderUi(<BundleCard bundle={bundle} onAdd={onAdd} />)
  await screen.getByRole('button', { name: 'Add to cart Pocketful' }).click()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(bundle)
})

test('[CART-007] a bundle that the cart takes no more of says why its button is disabled', async () => {
  const screen = await renderUi(<BundleCard isFull bundle={bundle} onAdd={vi.fn()} />)
  const button = screen.getByRole('button', { name: 'Add to cart Pocketful' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('Your cart holds up to 20 of one bundle.')
})

test('[STORE-005] a bundle has no button when the store is closed', async () => {
  const screen = await renderUi(<BundleCard bundle={bundle} />)
  expect(screen.getByRole('button').elements()).toEqual([])
})
