import { isOwnPath } from '@players-club/domain-models'
import type { Place } from '../../club/ClubPorts.ts'
import { originInState } from '../../club/redirect/originInState.ts'

/** The page that a player came from to enter a ticket, such as a promotion, which says so in the navigation state. */
export function originOf({ state }: Pick<Place, 'state'>): string | null {
  const from = originInState(state)
  return from !== null && isOwnPath(from) ? from : null
}
