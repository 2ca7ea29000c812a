import type { Position } from './LocationCheck.ts'

/** The corners of a border, in their order; the last is joined to the first. */
export type Area = readonly Position[]

/** Whether a line from the point to the east crosses the side of the area between two of its corners. */
const isCrossed = ({ lat, lon }: Position, a: Position, b: Position) =>
  a.lat > lat !== b.lat > lat && lon < a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon)

/** A point is inside if a ray from it crosses the border an odd number of times. */
export function isInArea(point: Position, area: Area): boolean {
  let isInside = false
  for (const [at, corner] of area.entries()) {
    const before = area.at(at - 1)
    if (before && isCrossed(point, before, corner)) isInside = !isInside
  }
  return isInside
}
