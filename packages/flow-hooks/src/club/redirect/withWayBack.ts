import type { Place } from '../ClubPorts.ts'

/** The state of the sign-in page that leads back to a path: with what the page there has in its own, for its return. */
export const withWayBack = ({ state }: Pick<Place, 'state'>, from: string): object => ({
  ...Object(state),
  from,
})
