import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lakeState } from '../../../../../scripts/testing/lakeState.ts'
import { readConfig, type ConfigError } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'players-club-territory-'))
const territoryPath = join(folder, 'state.geojson')
const lotteryPath = join(folder, 'lottery.json')
writeFileSync(lotteryPath, JSON.stringify({ ...lakeState, territory: 'state.geojson' }))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (geoJson: unknown) => {
  writeFileSync(territoryPath, typeof geoJson === 'string' ? geoJson : JSON.stringify(geoJson))
  return readConfig({ LOTTERY_CONFIG: lotteryPath }).territory
}

/** What is wrong, after the path of the file. */
const faultOf = (geoJson: unknown) => {
  try {
    return read(geoJson)
  } catch (error) {
    const { problems } = error as ConfigError
    const start = `LOTTERY_CONFIG: territory is "${territoryPath}", which cannot be used: `
    expect(problems).toEqual([expect.stringContaining(start)])
    return problems[0]?.slice(start.length)
  }
}

const ring = [
  [-86, 42],
  [-83, 42],
  [-83, 44],
  [-86, 42],
]
const hole = [
  [-84, 42.1],
  [-83.9, 42.1],
  [-83.9, 42.2],
  [-84, 42.1],
]
const polygon = { type: 'Polygon', coordinates: [ring, hole] }
const multiPolygon = { type: 'MultiPolygon', coordinates: [[ring], [ring, hole]] }
const feature = (geometry: unknown) => ({ type: 'Feature', properties: null, geometry })
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

test.each([
  ['a polygon', polygon, [[ring, hole]]],
  ['several polygons', multiPolygon, [[ring], [ring, hole]]],
  ['a feature', feature(polygon), [[ring, hole]]],
  ['features', collection(feature(multiPolygon), feature(polygon)), [[ring], [ring, hole], [ring, hole]]],
])('the territory may be %s', (_, geoJson, territory) => {
  expect(read(geoJson)).toEqual(territory)
})

test('positions may have an altitude', () => {
  const high = ring.map(position => [...position, 180])
  expect(read({ type: 'Polygon', coordinates: [high] })).toEqual([[high]])
})

test('a file that is missing or no JSON is named with its path', () => {
  rmSync(territoryPath, { force: true })
  expect(() => readConfig({ LOTTERY_CONFIG: lotteryPath })).toThrow(
    `LOTTERY_CONFIG: territory is "${territoryPath}", which cannot be used: ENOENT`,
  )
  expect(faultOf('{')).toMatch(/^Expected property name/)
})

const must = 'it must be Polygon, MultiPolygon, or a Feature or FeatureCollection of them.'

test.each([
  [7, `A shape has no type: ${must}`],
  [null, `A shape has no type: ${must}`],
  [feature(null), `A shape has no type: ${must}`],
  [{ type: 'FeatureCollection' }, `A shape has no type: ${must}`],
  [{ type: 'Topology', objects: {} }, `A shape has the type "Topology": ${must}`],
  [collection(feature({ type: 'Point', coordinates: [1, 2] })), `A shape has the type "Point": ${must}`],
  [{ type: 'GeometryCollection', geometries: [] }, `A shape has the type "GeometryCollection": ${must}`],
  [collection(), 'It has no polygon.'],
  [{ type: 'MultiPolygon', coordinates: [] }, 'It has no polygon.'],
  [{ type: 'MultiPolygon' }, 'Polygon 1 has no ring.'],
  [{ type: 'MultiPolygon', coordinates: [[ring], []] }, 'Polygon 2 has no ring.'],
  [{ type: 'Polygon', coordinates: { ring } }, 'Polygon 1 has no ring.'],
])('the shape %j is refused', (geoJson, fault) => {
  expect(faultOf(geoJson)).toBe(fault)
})

const order = 'it must be [longitude, latitude], from -180 to 180 and from -60 to 90.'

test.each([
  ['with three positions', ring.slice(0, 3), 'has fewer than four positions.'],
  ['that is no list', 7, 'has fewer than four positions.'],
  ['that is not closed', [...ring, [-86, 43]], 'is not closed: its last position must be its first.'],
  [
    'in feet',
    ring.map(([lon = 0, lat = 0]) => [lon * 9e4, lat * 9e4]),
    `has the position [-7740000,3780000]: ${order}`,
  ],
  [
    'with latitudes first',
    ring.map(position => position.toReversed()),
    `has the position [42,-86]: ${order}`,
  ],
  ['with texts', ring.map(position => position.map(String)), `has the position ["-86","42"]: ${order}`],
  ['with a longitude alone', ring.map(([lon]) => [lon]), `has the position [-86]: ${order}`],
  [
    'with objects',
    ring.map(([lon, lat]) => ({ lon, lat })),
    `has the position {"lon":-86,"lat":42}: ${order}`,
  ],
  [
    'on both sides of the antimeridian',
    ring.map(([lon = 0, lat]) => [lon === -86 ? 179 : -179, lat]),
    'crosses the antimeridian: it must be cut there into two polygons.',
  ],
])('a ring %s is refused', (_, wrong, fault) => {
  const coordinates = [[ring], [ring, wrong]]
  expect(faultOf({ type: 'MultiPolygon', coordinates })).toBe(`Ring 2 of polygon 2 ${fault}`)
})
