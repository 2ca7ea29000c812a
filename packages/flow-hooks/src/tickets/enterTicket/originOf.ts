import { isOwnPath } from '@players-club/domain-models'
import { is, string, type } from 'superstruct'
import type { Place } from '../../club/ClubPorts.ts'

const stateWithOrigin = type({ from: string() })

/** The page that a player came from to enter a ticket, such as a promotion, which says so in the navigation state. */
export const originOf = ({ state }: Pick<Place, 'state'>): string | null =>
  is(state, stateWithOrigin) && isOwnPath(state.from) ? state.from : null
