import { isOwnPath } from '@players-club/domain-models'
import { is, string, type } from 'superstruct'
import type { Place } from '../../club/ClubPorts.ts'

const stateWithOrigin = type({ origin: string() })

/** The page that a player came from to enter a ticket, such as a promotion, which says so in the navigation state. */
export function originOf({ state }: Pick<Place, 'state'>): string | null {
  return is(state, stateWithOrigin) && isOwnPath(state.origin) ? state.origin : null
}
