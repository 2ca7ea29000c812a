import { integer, min, string, type, type Infer } from 'superstruct'

/** Tokens as the store sells them. */
export const tokenBundle = type({
  id: min(integer(), 1),
  key: string(),
  title: string(),
  /** How many tokens it holds. */
  amount: min(integer(), 1),
  image: string(),
  /** In cents. */
  price: min(integer(), 1),
})
/** Tokens as the store sells them. */
export type TokenBundle = Infer<typeof tokenBundle>
