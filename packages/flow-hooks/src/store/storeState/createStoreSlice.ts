import { cart, emptyCart, type Cart } from '@players-club/domain-models'
import { userIdOf } from '../../club/session/Session.ts'
import type { Club } from '../../club/createClub.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'
import { createStore, type ReadonlyStore } from '../../club/store/createStore.ts'
import { cartOf, initialStoreState, storeReducer, type StoreEvent, type StoreState } from './storeReducer.ts'

export type StoreSlice = ReadonlyStore<StoreState> & {
  send(event: StoreEvent): void
  /** Reads the cart that the browser keeps for this player, and follows what other tabs do to it. */
  open(): () => void
  /** Calls `listener` when another tab pays for the cart or empties it; a catalog that no longer sells its bundles does not. */
  onEmptiedElsewhere(listener: () => void): () => void
}

const CART = 'players-club.cart'

const CHANGES_CART: readonly StoreEvent['type'][] = ['added', 'decremented', 'removed', 'emptied', 'bought']

/** The store as one player sees it: each login has a cart of its own in this browser. */
export function createStoreSlice({
  session,
  clearers,
  playerStorage: { local },
}: Pick<Club, 'clearers' | 'session' | 'playerStorage'>): StoreSlice {
  const store = createStore(initialStoreState)
  clearers.add(() => store.setState(initialStoreState))
  const isHere = () => userIdOf(session.getState()) !== null
  const read = (): Cart => (isHere() && readStoredJson(local, CART, cart)) || emptyCart
  const write = () => {
    if (!isHere()) return
    const kept = cartOf(store.getState())
    if (kept.selectedItems.length > 0) storeJson(local, CART, kept)
    else local.remove(CART)
  }
  const apply = (event: StoreEvent) => store.setState(storeReducer(store.getState(), event))

  return {
    ...store,
    send(event) {
      apply(event)
      if (CHANGES_CART.includes(event.type)) write()
    },
    open() {
      apply({ type: 'cart-read', cart: read() })
      return local.subscribe(changed => {
        if (changed === null || changed === CART) apply({ type: 'cart-read', cart: read() })
      })
    },
    onEmptiedElsewhere: listener =>
      local.subscribe(changed => {
        if (changed === CART && local.get(CART) === null) listener()
      }),
  }
}

/** One slice for each club, made by the first page of the store. */
const slices = new WeakMap<Club, StoreSlice>()

export function storeSliceOf(club: Club): StoreSlice {
  const slice = slices.get(club) ?? createStoreSlice(club)
  slices.set(club, slice)
  return slice
}
