import type { Locale } from '@players-club/domain-models'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes. PGlite reads and writes a plain Uint8Array, pg a Buffer; code sees one type on both. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: value => Buffer.from(value),
})

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A whole number beyond the range of `integer`; code sees a number. */
export const wholeNumber = (name: string) => bigint(name, { mode: 'number' })

/** Named texts in each language. */
export type Texts<Name extends string> = Record<Locale, Record<Name, string>>
