import { boolean, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct'

/** A place on the globe, in degrees. */
export const position = object({ lat: max(min(number(), -90), 90), lon: max(min(number(), -180), 180) })
/** A place on the globe, in degrees. */
export type Position = Infer<typeof position>

/** What a browser says of its device: whether it may be asked, and where it is. Both can be made up. */
export const deviceReading = object({
  permission: size(string(), 1, 20),
  position: nullable(position),
})
/** What a browser says of its device: whether it may be asked, and where it is. Both can be made up. */
export type DeviceReading = Infer<typeof deviceReading>

/** The outcome of a location check. */
export const locationCheck = type({
  /** GRANTED, DENIED, or something else that a browser says. */
  permission: string(),
  isAvailable: boolean(),
  isInRegion: boolean(),
})
/** The outcome of a location check. */
export type LocationCheck = Infer<typeof locationCheck>
