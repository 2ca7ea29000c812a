import type { TokenBundle } from '@players-club/domain-models'
import { catalogFixture, cartFixture, overLimit } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { cartOf, initialStoreState, storeReducer, type StoreEvent } from './storeReducer.ts'

const [five, ten] = catalogFixture
const after = (...events: StoreEvent[]) => events.reduce(storeReducer, initialStoreState)

test('[STORE-007] the store starts without catalog, selection, total and threshold', () => {
  expect(initialStoreState).toEqual({
    catalog: [],
    selectedItems: [],
    total: 0,
    thresholdStatus: null,
  })
})

test('[STORE-007] the store keeps the server’s catalog and threshold', () => {
  const state = after(
    { type: 'catalog-read', catalog: catalogFixture },
    { type: 'threshold-read', thresholdStatus: overLimit },
  )
  expect(state).toMatchObject({
    catalog: catalogFixture,
    thresholdStatus: { isLimitReached: true, totalAmount: 11_500, limit: 10_000 },
  })
})

test('[CART-001] [CART-007] [CART-008] [CART-009] bundles are added, decremented, removed by line and cleared', () => {
  const added = (bundle: TokenBundle): StoreEvent => ({ type: 'added', bundle })
  const two = after(added(five), added(five), added(ten))
  expect(two).toMatchObject({
    selectedItems: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
    total: 2000,
  })
  const one = storeReducer(two, { type: 'decremented', id: 1 })
  expect(one).toMatchObject({ selectedItems: [{ id: 1, quantity: 1 }, { id: 2 }], total: 1500 })
  expect(storeReducer(one, { type: 'decremented', id: 1 }).selectedItems).toMatchObject([{ id: 2 }])
  expect(storeReducer(two, { type: 'removed', id: 1 })).toMatchObject({
    selectedItems: [{ id: 2 }],
    total: 1000,
  })
  expect(storeReducer(two, { type: 'emptied' })).toMatchObject({ selectedItems: [], total: 0 })
})

test('a stored cart gets the catalog’s prices, whichever is loaded first', () => {
  const dearer = catalogFixture.map(bundle => ({ ...bundle, price: bundle.price * 2 }))
  const catalog: StoreEvent = { type: 'catalog-read', catalog: dearer }
  const cart: StoreEvent = { type: 'cart-read', cart: cartFixture }
  expect(cartOf(after(catalog, cart))).toEqual(cartOf(after(cart, catalog)))
  expect(after(cart, catalog).total).toBe(cartFixture.total * 2)
})

test('[CART-003] the threshold status belongs to one total', () => {
  const warned = after(
    { type: 'cart-read', cart: cartFixture },
    { type: 'threshold-read', thresholdStatus: overLimit },
  )
  expect(storeReducer(warned, { type: 'decremented', id: 1 }).thresholdStatus).toBeNull()
})

test('[CART-006] what was bought leaves the cart, and the rest stays', () => {
  const cart: StoreEvent = { type: 'cart-read', cart: cartFixture }
  const items = cartFixture.selectedItems
  expect(after(cart, { type: 'bought', items })).toMatchObject({ selectedItems: [], total: 0 })
  expect(after(cart, { type: 'bought', items: items.slice(1) })).toMatchObject({
    selectedItems: items.slice(0, 1),
    total: 1000,
  })
})

test('[CART-003] a limit that was seen is not shown again', () => {
  const read: StoreEvent = { type: 'threshold-read', thresholdStatus: overLimit }
  expect(after(read, { type: 'threshold-seen' }).thresholdStatus).toBeNull()
})
