import { is, string, type } from 'superstruct'

const stateWithOrigin = type({ from: string() })

/** The page that a player came from, where the navigation state says so. */
export const originInState = (state: unknown): string | null =>
  is(state, stateWithOrigin) ? state.from : null
