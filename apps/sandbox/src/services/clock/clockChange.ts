import { integer, literal, object, string, union } from 'superstruct'
import { checked } from '../../kernel/checked.ts'
import { Refusal, wrongValue } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { fromWallTime } from '../../kernel/wallTime.ts'

export type ClockChange = { now: string } | { advanceMs: number } | { reset: true }

const ASKED = 'Send one of {"now": "2026-12-01T09:00:00-07:00"}, {"advanceMs": 60000} or {"reset": true}.'
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const

type Unit = keyof typeof UNITS
const isUnit = (value: string): value is Unit => value in UNITS

const shapes = {
  now: object({ now: string() }),
  advanceMs: object({ advanceMs: integer() }),
  reset: object({ reset: literal(true) }),
}

/** Reads a change that a program posted. */
export function clockChangeFrom(value: unknown): ClockChange {
  const names = value && typeof value === 'object' ? Object.keys(value) : []
  const [name] = names
  if (names.length !== 1 || !(name === 'now' || name === 'advanceMs' || name === 'reset'))
    throw new Refusal(422, ASKED)
  return checked(value, union([shapes.now, shapes.advanceMs, shapes.reset]))
}

/** Reads a change that a person posted with a form. */
export function clockChangeFromFields(fields: Fields): ClockChange {
  if (fields.reset) return { reset: true }
  if (fields.advanceMs !== undefined) return { advanceMs: Number(fields.advanceMs) }
  if (fields.at !== undefined) {
    if (!fields.at) throw wrongValue('at', 'Enter a date and a time.')
    return { now: fromWallTime(fields.at) }
  }
  const amount = Number(fields.amount?.trim() || NaN)
  if (!Number.isFinite(amount)) throw wrongValue('amount', 'Enter how far, as a number such as 14 or -1.')
  const unit = fields.unit ?? ''
  if (!isUnit(unit)) throw wrongValue('unit', 'Choose minutes, hours or days.')
  return { advanceMs: Math.round(amount * UNITS[unit]) }
}

function wanted(change: Exclude<ClockChange, { reset: true }>, offsetMs: number, realNow: Date) {
  if ('advanceMs' in change) return { at: offsetMs + realNow.getTime() + change.advanceMs, field: 'amount' }
  if (!WITH_ZONE.test(change.now))
    throw wrongValue(
      'at',
      'The moment must be an ISO date and time with its zone, such as 2026-12-01T09:00:00-07:00.',
    )
  return { at: Date.parse(change.now), field: 'at' }
}

/** The offset of the product's clock from the real time after the change. */
export function offsetAfter(change: ClockChange, offsetMs: number, realNow: Date): number {
  if ('reset' in change) return 0
  const { at, field } = wanted(change, offsetMs, realNow)
  if (!(at >= EARLIEST && at < LATEST)) throw wrongValue(field, 'The moment must lie between 2000 and 2099.')
  return at - realNow.getTime()
}
