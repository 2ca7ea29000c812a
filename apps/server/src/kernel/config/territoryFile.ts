import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A closed line of positions, as GeoJSON writes them: longitude, latitude and, in some files, an altitude. */
export type Ring = readonly (readonly [lon: number, lat: number, ...altitude: number[]])[]
/** Where players may play: polygons, each of an outer ring and of the rings of its holes. */
export type Territory = readonly (readonly [outer: Ring, ...holes: Ring[]])[]

/** The territory of a club that is configured no further. */
export const ARIZONA = fileURLToPath(new URL('arizona.geojson', import.meta.url))

/** Reads a GeoJSON file of polygons. */
export function readTerritoryFile(path: string, problems: string[]): Territory | undefined {
  try {
    const polygons = polygonsOf(JSON.parse(readFileSync(path, 'utf8')))
    if (polygons.length === 0) throw new Error('It has no polygon.')
    for (const [at, rings] of polygons.entries()) checkPolygon(rings, at + 1)
    // Each polygon was checked.
    return polygons as unknown as Territory
  } catch (error) {
    const why = (error as Error).message
    problems.push(`LOTTERY_CONFIG: territory is ${JSON.stringify(path)}, which cannot be used: ${why}`)
    return undefined
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** The coordinates of all polygons in a GeoJSON object. */
function polygonsOf(shape: unknown): unknown[] {
  const { type, coordinates, geometry, features } = Object(shape) as Record<string, unknown>
  if (type === 'Polygon') return [coordinates]
  if (type === 'MultiPolygon') return listOf(coordinates)
  if (type === 'Feature') return polygonsOf(geometry)
  if (type === 'FeatureCollection') return listOf(features).flatMap(polygonsOf)
  const found = type === undefined ? 'no type' : `the type ${JSON.stringify(type)}`
  throw new Error(
    `A shape has ${found}: it must be Polygon, MultiPolygon, or a Feature or FeatureCollection of them.`,
  )
}

function checkPolygon(rings: unknown, number: number): void {
  if (!Array.isArray(rings) || rings.length === 0) throw new Error(`Polygon ${number} has no ring.`)
  for (const [at, ring] of rings.entries()) {
    const fault = faultOf(ring)
    if (fault) throw new Error(`Ring ${at + 1} of polygon ${number} ${fault}`)
  }
}

function faultOf(ring: unknown): string | undefined {
  if (!Array.isArray(ring) || ring.length < 4) return 'has fewer than four positions.'
  const wrong = ring.findIndex(position => !isPosition(position))
  if (wrong !== -1)
    return `has the position ${JSON.stringify(ring[wrong]).slice(0, 60)}: it must be [longitude, latitude], from -180 to 180 and from -60 to 90.`
  // Each position was checked.
  const longitudes = (ring as unknown as Ring).map(([lon]) => lon)
  if (String(ring.at(0)) !== String(ring.at(-1))) return 'is not closed: its last position must be its first.'
  const isAround = longitudes.some((lon, at) => Math.abs(lon - (longitudes[at - 1] ?? lon)) > 180)
  return isAround ? 'crosses the antimeridian: it must be cut there into two polygons.' : undefined
}

const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

/** South of -60 is Antarctica: where a latitude is, most of America would be with latitude and longitude exchanged. */
const isPosition = (value: unknown) =>
  Array.isArray(value) && isWithin(value[0], -180, 180) && isWithin(value[1], -60, 90)
