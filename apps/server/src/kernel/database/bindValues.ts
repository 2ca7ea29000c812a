import { sql, type SQL } from 'drizzle-orm'
import type { Statement } from './Database.ts'

/** A statement as a part of a unit of work: its text with its values inserted as parameters. */
export const bindValues = ({ text, values }: Pick<Statement, 'text' | 'values'>): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map(part => (/^\$\d+$/.test(part) ? sql`${values[Number(part.slice(1)) - 1]}` : sql.raw(part))),
  )

/** The SQL of an id from a request. An id outside the integer range finds nothing instead of failing. */
export const idParameter = (parameter: `$${number}`) => `${parameter}::bigint`
