import type { ClubPaths } from '../ClubPaths.ts'
import type { Place } from '../ClubPorts.ts'
import { redirectBack } from './redirectBack.ts'

/** The page the player came from: the guard leaves it in the navigation state, a server's redirect in the query. */
export function origin({ state, search }: Pick<Place, 'state' | 'search'>, paths: ClubPaths): string {
  const { from } = Object(state)
  return redirectBack(typeof from === 'string' ? from : new URLSearchParams(search).get('from'), paths)
}
