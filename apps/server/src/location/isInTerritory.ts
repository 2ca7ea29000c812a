import type { Position } from '@players-club/domain-models'
import type { Ring, Territory } from '../kernel/config/territoryFile.ts'

type Corner = Ring[number]

/** Whether a line from the point to the east crosses the side between two corners. */
const isCrossed = ({ lat, lon }: Position, a: Corner, b: Corner) =>
  a[1] > lat !== b[1] > lat && lon < a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])

/** A point is inside if a line from it crosses an odd number of sides. */
function isInRing(point: Position, ring: Ring): boolean {
  let isInside = false
  let before = ring[0]
  for (const corner of ring) {
    if (before && isCrossed(point, before, corner)) isInside = !isInside
    before = corner
  }
  return isInside
}

export const isInTerritory = (point: Position, territory: Territory): boolean =>
  territory.some(([outer, ...holes]) => isInRing(point, outer) && !holes.some(hole => isInRing(point, hole)))
