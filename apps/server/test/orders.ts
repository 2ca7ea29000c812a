import type { OrderEntry } from '@players-club/api-client/contract'

/** Two of bundle 1, unless other items are given. */
export const orderBody = (
  player: { email: string },
  items: OrderEntry['items'] = [{ id: 1, quantity: 2, price: 500 }],
) => ({
  items,
  playerDetails: {
    firstName: 'Verity',
    lastName: 'Mendoza',
    email: player.email,
    address1: '1200 W Washington St',
    address2: '',
    city: 'Phoenix',
    country: 'US',
    state: 'AZ',
    zip: '85007',
    phone1: '6025550100',
    dateOfBirth: '1984-05-17',
  },
})

/** A notice about an order of two of bundle 1, which was paid unless something else is given. */
export const verdictOf = (orderId: string, verdict: object = {}) => ({
  orderId,
  status: 'paid',
  amount: 1000,
  currency: 'USD',
  reference: 'first',
  method: 'CARD',
  reason: null,
  ...verdict,
})
