import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes. PGlite reads and writes a plain Uint8Array, pg a Buffer; code sees one type on both. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: value => Buffer.from(value),
})

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
