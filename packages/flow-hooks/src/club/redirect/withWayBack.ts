import type { Place } from '../ClubPorts.ts'

/**
 * The state of the sign-in page that leads back to a path, and with it to where the page there leads back. Nothing else of
 * its state comes along: a play that was begun there must not start again.
 */
export function withWayBack({ state }: Pick<Place, 'state'>, from: string): object {
  const { origin } = Object(state)
  return { from, origin }
}
