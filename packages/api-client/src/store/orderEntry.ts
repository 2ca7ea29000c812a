import { BILLING_LINE_MAX, BUNDLE_QUANTITY_MAX, calendarDay, recordId } from '@players-club/domain-models'
import { array, integer, max, min, object, size, string, type Infer } from 'superstruct'
import { phoneText } from '../endpoint/index.ts'

const text = (least: number, most = 255) => size(string(), least, most)

const playerDetails = object({
  firstName: text(1),
  lastName: text(1),
  email: text(1),
  address1: text(1),
  /** With the apartment number before it. */
  address2: text(0, BILLING_LINE_MAX),
  city: text(1),
  country: text(1),
  state: text(1),
  zip: text(1, 50),
  phone1: phoneText,
  dateOfBirth: calendarDay(),
})

const orderedItem = object({
  id: recordId,
  quantity: max(min(integer(), 1), BUNDLE_QUANTITY_MAX),
  /** In cents, as shown to the player. */
  price: max(min(integer(), 1), 100_000_000),
})

/** The ordered items, the player and the billing data. Never card data. */
export const orderEntry = object({ items: size(array(orderedItem), 1, 50), playerDetails })
/** The body of an order: the items, the player and the billing data, never card data. */
export type OrderEntry = Infer<typeof orderEntry>
