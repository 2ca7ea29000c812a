import { deviceReading, position, type DeviceReading } from '@players-club/domain-models'
import { type Infer, literal, object, size, string, union } from 'superstruct'
import { checked } from '../../kernel/checked.ts'
import { Refusal, wrongValue } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'

const Point = position
const Off = object({ off: literal(true) })

/** The position that the player's device reports; off: the browser's real position. */
export const Place = union([Point, Off])
export type Place = Infer<typeof Place>
export type Point = Infer<typeof Point>

export const isOff = (place: Place): place is Infer<typeof Off> => 'off' in place

export const PRESETS = [
  { key: 'phoenix', name: 'Phoenix', lat: 33.4484, lon: -112.074, isInside: true },
  { key: 'tucson', name: 'Tucson', lat: 32.2226, lon: -110.9747, isInside: true },
  { key: 'flagstaff', name: 'Flagstaff', lat: 35.1983, lon: -111.6513, isInside: true },
  { key: 'las-vegas', name: 'Las Vegas', lat: 36.1716, lon: -115.1391, isInside: false },
  { key: 'los-angeles', name: 'Los Angeles', lat: 34.0522, lon: -118.2437, isInside: false },
] as const

export const PHOENIX: Place = { lat: PRESETS[0].lat, lon: PRESETS[0].lon }

/** What the product posts to locate a device. */
export const PostedReading = object({ subject: size(string(), 1, 100), ...deviceReading.schema })

/** The override replaces the device, whose permission and position then do not matter. */
export const located = (place: Place, { permission, position: device }: DeviceReading) =>
  isOff(place)
    ? { permission, position: device }
    : { permission: 'GRANTED', position: { lat: place.lat, lon: place.lon } }

const ASKED = 'Send {"lat": 33.4484, "lon": -112.074} or {"off": true}.'

/** Reads an override that a program posted. */
export function placeFrom(value: unknown): Place {
  if (!value || typeof value !== 'object' || Array.isArray(value)) throw new Refusal(422, ASKED)
  if ('off' in value) return checked(value, Off)
  if (!('lat' in value) && !('lon' in value)) throw new Refusal(422, ASKED)
  return checked(value, Point)
}

const degrees = (fields: Fields, name: 'lat' | 'lon', limit: number) => {
  const value = Number(fields[name]?.trim() || NaN)
  if (!(Math.abs(value) <= limit))
    throw wrongValue(
      name,
      `Enter degrees from -${limit} to ${limit}, such as ${name === 'lat' ? '33.4484' : '-112.074'}.`,
    )
  return value
}

/** Reads an override that a person posted with a form. */
export function placeFromFields(fields: Fields): Place {
  if (fields.off) return { off: true }
  const preset = PRESETS.find(({ key }) => key === fields.preset)
  if (preset) return { lat: preset.lat, lon: preset.lon }
  return { lat: degrees(fields, 'lat', 90), lon: degrees(fields, 'lon', 180) }
}

export const describePlace = (place: Place): string => {
  if (isOff(place)) return 'Off: the browser’s real position counts.'
  const known = PRESETS.find(({ lat, lon }) => lat === place.lat && lon === place.lon)
  const where = `${place.lat}, ${place.lon}`
  return known ? `${known.name} (${where}), ${known.isInside ? 'in' : 'outside'} Arizona.` : `${where}.`
}
