import { array, boolean, enums, type Infer, integer, max, min, object, optional } from 'superstruct'
import { checked } from '../../kernel/checked.ts'
import { Refusal, wrongValue } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'

export const SERVICES = ['mail', 'identity', 'payments', 'location', 'arcade', 'lottery'] as const
export type Service = (typeof SERVICES)[number]
const isService = (value: unknown): value is Service => SERVICES.some(service => service === value)

export const STATUSES = [403, 500, 503] as const
export const MAX_SLOW_MS = 120_000
export const MAX_CALLS = 1_000

/**
 * The fault of the next calls to one service: a delay, then a broken connection, an error status, or the normal answer.
 */
export const Fault = object({
  service: enums(SERVICES),
  calls: max(min(integer(), 1), MAX_CALLS),
  slowMs: optional(max(min(integer(), 1), MAX_SLOW_MS)),
  refuse: optional(boolean()),
  status: optional(enums(STATUSES)),
})
export type Fault = Infer<typeof Fault>

export const Faults = array(Fault)

type FaultChange = { set: Fault } | { clear: Service | 'all' }

function validated(fault: Fault): Fault {
  if (!fault.slowMs && !fault.refuse && !fault.status)
    throw wrongValue('kind', 'Choose what goes wrong: slow, a refused connection, or a status.')
  if (fault.refuse && fault.status)
    throw wrongValue('kind', 'A refused connection answers nothing: choose either that or a status.')
  return fault
}

/** Reads a change that a program posted. */
export function faultChangeFrom(value: unknown): FaultChange {
  if (!value || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal(422, 'Send {"service": "mail", "calls": 3, "status": 503} or {"clear": true}.')
  if (!('clear' in value)) return { set: validated(checked(value, Fault)) }
  if (value.clear === true) return { clear: 'all' }
  if (isService(value.clear)) return { clear: value.clear }
  throw wrongValue('clear', `clear is true for all, or one of ${SERVICES.join(', ')}.`)
}

function count(fields: Fields, name: string, label: string, least: number, most: number) {
  const value = Number(fields[name]?.trim() || NaN)
  if (!Number.isInteger(value) || value < least || value > most)
    throw wrongValue(name, `${label}: enter a whole number from ${least} to ${most.toLocaleString('en-US')}.`)
  return value
}

/** Reads a change that a person posted with a form. */
export function faultChangeFromFields(fields: Fields): FaultChange {
  if (fields.clear) {
    if (fields.clear !== 'all' && !isService(fields.clear))
      throw wrongValue('clear', 'There is no such service.')
    return { clear: fields.clear }
  }
  const { service } = fields
  if (!isService(service)) throw wrongValue('service', 'Choose a service.')
  const status = STATUSES.find(each => String(each) === fields.kind)
  return {
    set: validated({
      service,
      calls: count(fields, 'calls', 'Calls', 1, MAX_CALLS),
      ...(fields.slowMs?.trim() ? { slowMs: count(fields, 'slowMs', 'Delay', 1, MAX_SLOW_MS) } : {}),
      ...(fields.kind === 'refuse' ? { refuse: true } : {}),
      ...(status ? { status } : {}),
    }),
  }
}

/** A service has one fault at a time; a new one replaces the old. */
export const applyFaultChange = (faults: readonly Fault[], change: FaultChange): Fault[] =>
  'set' in change
    ? [...faults.filter(({ service }) => service !== change.set.service), change.set]
    : faults.filter(({ service }) => change.clear !== 'all' && service !== change.clear)

/** The fault that applies to this call, and the faults left for the calls after it. */
export function takeFault(
  faults: readonly Fault[],
  service: Service,
): { fault: Fault; left: Fault[] } | undefined {
  const fault = faults.find(each => each.service === service)
  if (!fault) return undefined
  const left = faults.flatMap(each =>
    each !== fault ? [each] : each.calls > 1 ? [{ ...each, calls: each.calls - 1 }] : [],
  )
  return { fault, left }
}
