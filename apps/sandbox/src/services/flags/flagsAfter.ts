import { FEATURE_FLAGS, isFeatureFlag, parseCommaList } from '@players-club/domain-models'
import { record, string, unknown } from 'superstruct'
import { checked } from '../../kernel/checked.ts'
import { wrongValue } from '../../kernel/Refusal.ts'
import { FlagsState, INITIAL_FLAGS } from './FlagsState.ts'

function withFlag(list: string, flag: string, isOn: unknown): string {
  if (typeof isOn !== 'boolean') throw wrongValue(flag, `${flag} is true or false.`)
  const flags = new Set(parseCommaList(list))
  if (isOn) flags.add(flag)
  else flags.delete(flag)
  return FEATURE_FLAGS.filter(each => flags.has(each)).join(',')
}

function partOf(state: FlagsState, name: string, value: unknown): Record<string, unknown> {
  if (isFeatureFlag(name)) return { FEATURE_FLAGS: withFlag(state.FEATURE_FLAGS, name, value) }
  if (name in state.switches) return { switches: { ...state.switches, [name]: value } }
  if (value === null) return { [name]: { ...INITIAL_FLAGS }[name] }
  return { [name]: value }
}

/**
 * The state after a change. Each given key replaces the whole value under it, and `null` restores its first value. A
 * single flag or switch can be given by its own name.
 */
export function flagsAfter(state: FlagsState, change: unknown): FlagsState {
  const { reset, ...changes } = checked(change, record(string(), unknown()))
  if (reset !== undefined && reset !== true) throw wrongValue('reset', 'reset is true or left out.')
  return Object.entries(changes).reduce(
    (next, [name, value]) => checked({ ...next, ...partOf(next, name, value) }, FlagsState),
    reset ? INITIAL_FLAGS : state,
  )
}
