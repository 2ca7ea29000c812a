import { integer, string, type, type Infer } from 'superstruct'

/** A country as the forms of addresses offer it; `iso2` is its code of two letters. */
export const country = type({ id: integer(), name: string(), iso2: string() })
/** A country as the forms of addresses offer it; `iso2` is its code of two letters. */
export type Country = Infer<typeof country>

/** A state, province or territory of a country. */
export const state = type({ id: integer(), name: string(), stateCode: string() })
/** A state, province or territory of a country. */
export type State = Infer<typeof state>

/** A city of a state, as the forms of addresses offer it. */
export const city = type({ id: integer(), name: string() })
/** A city of a state, as the forms of addresses offer it. */
export type City = Infer<typeof city>
