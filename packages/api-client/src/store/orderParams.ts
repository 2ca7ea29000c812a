import { object, pattern, string } from 'superstruct'

export const orderParams = object({
  transactionId: pattern(string(), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})

export const orderErrors = { 'store.orderNotFound': 404 } as const
