import { array, assign, integer, max, min, type, type Infer } from 'superstruct'
import { BUNDLE_QUANTITY_MAX } from './constants.ts'
import { tokenBundle, type TokenBundle } from './TokenBundle.ts'

/** A bundle in the cart: so many of it, and what they come to in cents. */
export const cartItem = assign(
  tokenBundle,
  type({ quantity: max(min(integer(), 1), BUNDLE_QUANTITY_MAX), total: min(integer(), 1) }),
)
/** A bundle in the cart: so many of it, and what they come to in cents. */
export type CartItem = Infer<typeof cartItem>

/** As a browser keeps it. Whatever it says of prices, an order costs what the server says. */
export const cart = type({ selectedItems: array(cartItem), total: min(integer(), 0) })
/** The cart as a browser keeps it; whatever it says of prices, an order costs what the server says. */
export type Cart = Infer<typeof cart>

/** A cart without bundles. */
export const emptyCart: Cart = { selectedItems: [], total: 0 }

const cartOf = (selectedItems: CartItem[]): Cart => ({
  selectedItems,
  total: selectedItems.reduce((sum, item) => sum + item.total, 0),
})

const itemOf = ({ id, key, title, amount, image, price }: TokenBundle, quantity: number): CartItem => ({
  ...{ id, key, title, amount, image, price },
  quantity,
  total: price * quantity,
})

/** One more of a bundle, up to the most that a cart takes. */
export function addToCart({ selectedItems }: Cart, bundle: TokenBundle): Cart {
  const held = selectedItems.find(({ id }) => id === bundle.id)
  const added = itemOf(bundle, Math.min((held?.quantity ?? 0) + 1, BUNDLE_QUANTITY_MAX))
  return cartOf(held ? selectedItems.map(item => (item === held ? added : item)) : [...selectedItems, added])
}

/** One fewer; the last one goes with its line. */
export function decrementInCart({ selectedItems }: Cart, id: number): Cart {
  return cartOf(
    selectedItems.flatMap(item => {
      if (item.id !== id) return [item]
      return item.quantity > 1 ? [itemOf(item, item.quantity - 1)] : []
    }),
  )
}

/** The cart without the bundle of this id. */
export function removeFromCart({ selectedItems }: Cart, id: number): Cart {
  return cartOf(selectedItems.filter(item => item.id !== id))
}

/** What is left after an order was paid: the cart may hold more by then, or something else. */
export function withoutBought({ selectedItems }: Cart, bought: readonly CartItem[]): Cart {
  return cartOf(
    selectedItems.flatMap(item => {
      const left = item.quantity - (bought.find(({ id }) => id === item.id)?.quantity ?? 0)
      return left > 0 ? [itemOf(item, left)] : []
    }),
  )
}

/** The same bundles as the catalog has them now; those that are sold no more are gone. */
export function repricedCart({ selectedItems }: Cart, catalog: readonly TokenBundle[]): Cart {
  return cartOf(
    selectedItems.flatMap(({ id, quantity }) => {
      const bundle = catalog.find(each => each.id === id)
      return bundle ? [itemOf(bundle, quantity)] : []
    }),
  )
}

/** How many tokens the bundles in the cart bring together. */
export const tokensInCart = ({ selectedItems }: Pick<Cart, 'selectedItems'>): number =>
  selectedItems.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
