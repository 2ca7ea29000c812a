import { catalogFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestBrowser, createTestClub, testSession, type TestBrowser } from '../testing/index.ts'
import { storeSliceOf } from './storeState/createStoreSlice.ts'
import { useCart } from './useCart.ts'

const [five, ten] = catalogFixture

async function store({
  name = 'verified',
  browser = createTestBrowser(),
  flags = ['LL_PAYMENT_ENABLED'],
} = {}) {
  const tab = createTestClub({
    browser,
    initial: { remoteConfig: {}, authorizedFlags: flags, session: testSession(name) },
    answers: { 'store.getStoreCatalog': { content: [...catalogFixture] } },
  })
  browser.server.signedIn = name
  const { result, unmount } = await renderHook(() => useCart(), { wrapper: tab.Wrapper })
  await browser.settled()
  return { cart: () => result.current, browser, unmount }
}

test('[CART-006] the cart survives a reload, and each login has its own in this browser', async () => {
  const first = await store()
  first.cart().add(five)
  first.cart().add(five)
  first.cart().add(ten)
  await expect.poll(() => first.cart().total).toBe(2000)
  await first.unmount()
  const again = await store({ browser: first.browser })
  await expect
    .poll(() => again.cart())
    .toMatchObject({ selectedItems: [{ id: 1, quantity: 2 }, { id: 2 }], total: 2000 })
  await again.unmount()
  const other = await store({ browser: first.browser, name: 'birthday' })
  expect(other.cart().selectedItems).toEqual([])
  other.cart().add(ten)
  await expect.poll(() => other.cart().total).toBe(1000)
  await other.unmount()
  const back = await store({ browser: first.browser })
  await expect.poll(() => back.cart().total).toBe(2000)
})

test('[CART-006] a change of the cart shows in the other tab', async () => {
  const browser: TestBrowser = createTestBrowser()
  const [one, other] = [await store({ browser }), await store({ browser })]
  one.cart().add(five)
  await expect.poll(() => other.cart().total).toBe(500)
  other.cart().removeAll()
  await expect.poll(() => one.cart().selectedItems).toEqual([])
  expect(browser.local()).not.toHaveProperty('players-club.cart.verified-login')
})

test('[CART-001] [CART-008] [CART-009] bundles are removed one by one, by line and all at once', async () => {
  const { cart } = await store()
  for (const bundle of [five, five, ten]) cart().add(bundle)
  cart().decrement(five.id)
  await expect.poll(() => cart().selectedItems.map(({ quantity }) => quantity)).toEqual([1, 1])
  cart().decrement(five.id)
  await expect.poll(() => cart().selectedItems).toHaveLength(1)
  cart().remove(ten.id)
  await expect.poll(() => cart().total).toBe(0)
  cart().add(five)
  cart().removeAll()
  await expect.poll(() => cart().selectedItems).toEqual([])
})

test.each(['{', '{"selectedItems":[{"id":1}],"total":1}', '{"selectedItems":"many"}'])(
  'an invalid stored cart is ignored: %s',
  async text => {
    const browser = createTestBrowser()
    browser.openLocal().set('players-club.cart.verified-login', text)
    const { cart } = await store({ browser })
    expect(cart().selectedItems).toEqual([])
  },
)

test('a stored price is replaced by the catalog’s', async () => {
  const browser = createTestBrowser()
  const item = { ...five, price: 1, quantity: 2, total: 2 }
  browser
    .openLocal()
    .set('players-club.cart.verified-login', JSON.stringify({ selectedItems: [item], total: 2 }))
  const { cart } = await store({ browser })
  await expect.poll(() => cart()).toMatchObject({ selectedItems: [{ price: 500, total: 1000 }], total: 1000 })
})

test('[FLAG-009] LL_PAYMENT_ENABLED opens the store', async () => {
  expect((await store()).cart().isOpen).toBe(true)
  expect((await store({ flags: [] })).cart().isOpen).toBe(false)
})

test('[AUTH-017] the store’s player data are removed when the player leaves, even with no store page open', () => {
  const club = createTestClub({ initial: { session: testSession() } }).start()
  const slice = storeSliceOf(club)
  slice.send({ type: 'added', bundle: five })
  club.session.end()
  expect(slice.getState()).toMatchObject({ selectedItems: [] })
  club.session.begin(testSession('birthday'))
  expect(slice.getState()).toMatchObject({ selectedItems: [] })
})
