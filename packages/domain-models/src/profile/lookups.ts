import { integer, string, type, type Infer } from 'superstruct'

export const country = type({ id: integer(), name: string(), iso2: string() })
export type Country = Infer<typeof country>

/** A state, province or territory of a country. */
export const state = type({ id: integer(), name: string(), stateCode: string() })
export type State = Infer<typeof state>

export const city = type({ id: integer(), name: string() })
export type City = Infer<typeof city>
