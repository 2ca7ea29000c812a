import {
  addToCart,
  decrementInCart,
  emptyCart,
  removeFromCart,
  repricedCart,
  withoutBought,
  type Cart,
  type CartItem,
  type ThresholdStatus,
  type TokenBundle,
} from '@players-club/domain-models'

/** What is known of the store while it is visited. */
export interface StoreState {
  readonly catalog: readonly TokenBundle[]
  readonly selectedItems: readonly CartItem[]
  /** In cents. */
  readonly total: number
  readonly thresholdStatus: ThresholdStatus | null
}

/** The store before anything is loaded: no catalog and an empty cart. */
export const initialStoreState: StoreState = {
  catalog: [],
  selectedItems: emptyCart.selectedItems,
  total: emptyCart.total,
  thresholdStatus: null,
}

/** What can happen to the catalog, the cart and the daily limit. */
export type StoreEvent =
  | { readonly type: 'catalog-read'; readonly catalog: readonly TokenBundle[] }
  | { readonly type: 'cart-read'; readonly cart: Cart }
  | { readonly type: 'added'; readonly bundle: TokenBundle }
  | { readonly type: 'decremented'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'emptied' }
  | { readonly type: 'bought'; readonly items: readonly CartItem[] }
  | { readonly type: 'threshold-read'; readonly thresholdStatus: ThresholdStatus }
  | { readonly type: 'threshold-seen' }

export const cartOf = ({ selectedItems, total }: StoreState): Cart => ({
  selectedItems: [...selectedItems],
  total,
})

/** Another cart is another total: what was said of the limit does not hold for it. */
const withCart = (state: StoreState, cart: Cart): StoreState => ({
  ...state,
  ...cart,
  thresholdStatus: cart.total === state.total ? state.thresholdStatus : null,
})

/** Prices are the catalog's as soon as it is known. */
const priced = (state: StoreState, cart: Cart): Cart =>
  state.catalog.length > 0 ? repricedCart(cart, state.catalog) : cart

/** The store after an event; a change of the cart removes what was said of the daily limit. */
export function storeReducer(state: StoreState, event: StoreEvent): StoreState {
  switch (event.type) {
    case 'catalog-read':
      return withCart({ ...state, catalog: event.catalog }, repricedCart(cartOf(state), event.catalog))
    case 'cart-read':
      return withCart(state, priced(state, event.cart))
    case 'added':
      return withCart(state, addToCart(cartOf(state), event.bundle))
    case 'decremented':
      return withCart(state, decrementInCart(cartOf(state), event.id))
    case 'removed':
      return withCart(state, removeFromCart(cartOf(state), event.id))
    case 'emptied':
      return withCart(state, emptyCart)
    case 'bought':
      return withCart(state, withoutBought(cartOf(state), event.items))
    case 'threshold-read':
      return { ...state, thresholdStatus: event.thresholdStatus }
    case 'threshold-seen':
      return { ...state, thresholdStatus: null }
  }
}
