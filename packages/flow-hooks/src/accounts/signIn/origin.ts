import { is, string, type } from 'superstruct'
import type { ClubPorts, Place } from '../../club/ClubPorts.ts'
import { redirectBack } from '../../shell/guard/redirectBack.ts'
import { forgetRedirect } from '../../shell/guard/rememberedRedirect.ts'

const stateWithOrigin = type({ from: string() })

/** The page the player came from: the guard leaves it in the navigation state, a server's redirect in the query. */
export function origin({ state, search }: Pick<Place, 'state' | 'search'>): string {
  const from = is(state, stateWithOrigin) ? state.from : new URLSearchParams(search).get('from')
  return redirectBack(from)
}

/** Brings a player who has just signed in back to where they came from, otherwise home. */
export function returnToOrigin({ navigator, storage }: Pick<ClubPorts, 'navigator' | 'storage'>): void {
  forgetRedirect(storage)
  navigator.go(origin(navigator.location()), { replace: true })
}
