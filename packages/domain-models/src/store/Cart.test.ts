import { is } from 'superstruct'
import { expect, test } from 'vitest'
import {
  addToCart,
  cart,
  cartItem,
  decrementInCart,
  emptyCart,
  removeFromCart,
  repricedCart,
  tokensInCart,
  withoutBought,
} from './Cart.ts'
import { BUNDLE_QUANTITY_MAX } from './constants.ts'
import { catalogFixture } from './store.fixtures.ts'

const [five, ten] = catalogFixture
const twoFives = addToCart(addToCart(emptyCart, five), five)
const mixed = addToCart(twoFives, ten)

test('[CART-005] a cart item has id, key, title, amount, image, price, quantity and total', () => {
  const [item] = twoFives.selectedItems
  expect(Object.keys(item ?? {})).toEqual([
    'id',
    'key',
    'title',
    'amount',
    'image',
    'price',
    'quantity',
    'total',
  ])
  expect(is(item, cartItem)).toBe(true)
  for (const name of Object.keys(item ?? {})) {
    const { [name]: _, ...without } = { ...item } as Record<string, unknown>
    expect([name, is(without, cartItem)]).toEqual([name, false])
  }
  expect(is({ ...item, quantity: 0 }, cartItem)).toBe(false)
  expect(is({ ...item, quantity: BUNDLE_QUANTITY_MAX + 1 }, cartItem)).toBe(false)
  expect(is({ selectedItems: [item], total: 1000 }, cart)).toBe(true)
})

test('[CART-007] adding a bundle increases quantity and total', () => {
  expect(twoFives).toMatchObject({ selectedItems: [{ id: five.id, quantity: 2, total: 1000 }], total: 1000 })
  expect(mixed).toMatchObject({ selectedItems: [{ quantity: 2 }, { quantity: 1, total: 1000 }], total: 2000 })
  expect(tokensInCart(mixed)).toBe(5000 * 2 + 10_500)
})

test('a bundle cannot exceed its maximum quantity', () => {
  let full = emptyCart
  for (let times = 0; times <= BUNDLE_QUANTITY_MAX; times += 1) full = addToCart(full, five)
  expect(full.selectedItems).toMatchObject([{ quantity: BUNDLE_QUANTITY_MAX }])
})

test('[CART-008] decrementing the last one removes its line', () => {
  const one = decrementInCart(twoFives, five.id)
  expect(one).toMatchObject({ selectedItems: [{ quantity: 1, total: 500 }], total: 500 })
  expect(decrementInCart(one, five.id)).toEqual(emptyCart)
})

test('[CART-009] removing a bundle removes its whole line and total', () => {
  expect(removeFromCart(mixed, five.id)).toMatchObject({ selectedItems: [{ id: ten.id }], total: 1000 })
})

test('[CART-006] a cart after an order has no more of what was bought, and all of the rest', () => {
  expect(withoutBought(mixed, mixed.selectedItems)).toEqual(emptyCart)
  expect(withoutBought(mixed, addToCart(emptyCart, five).selectedItems)).toMatchObject({
    selectedItems: [
      { id: five.id, quantity: 1, total: 500 },
      { id: ten.id, quantity: 1, total: 1000 },
    ],
    total: 1500,
  })
  expect(withoutBought(addToCart(emptyCart, ten), twoFives.selectedItems)).toMatchObject({
    selectedItems: [{ id: ten.id, quantity: 1 }],
  })
})

test('repricing takes the catalog’s prices and drops bundles that are no longer sold', () => {
  const cheaper = { ...five, price: 400, title: 'New name' }
  expect(repricedCart(mixed, [cheaper])).toMatchObject({
    selectedItems: [{ id: five.id, price: 400, title: 'New name', quantity: 2, total: 800 }],
    total: 800,
  })
})
