import { FEATURE_FLAGS } from '@players-club/domain-models'
import { wrongValue } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { fromWallTime } from '../../kernel/wallTime.ts'
import type { FlagsState } from './FlagsState.ts'
import { isPreset, PRESETS } from './presets.ts'
import { GREETING_TEXTS } from './sections.ts'

/** The typed values of these fields, without the empty ones. */
const typed = (fields: Fields, section: string, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = fields[`${section}.${name}`]?.trim()
      return value ? [[name, value]] : []
    }),
  )

const ticked = (fields: Fields, name: string) => fields[name] !== undefined

const moment = (wall: string | undefined) => (wall ? fromWallTime(wall) : undefined)

function milliseconds(text: string | undefined): number | undefined {
  const value = text ? Number(text) : undefined
  if (value !== undefined && !(Number.isInteger(value) && value > 0))
    throw wrongValue('OUTAGE_CONFIG.displayTime', 'Enter whole milliseconds, or nothing.')
  return value
}

function outage(fields: Fields) {
  const at = typed(fields, 'OUTAGE_CONFIG', ['outageType', 'startDate', 'endDate', 'body', 'displayTime'])
  if (!at.startDate) throw wrongValue('OUTAGE_CONFIG.startDate', 'Enter when the outage begins.')
  return {
    flag: ticked(fields, 'OUTAGE_CONFIG.flag') ? 'true' : 'false',
    outageType: at.outageType ?? '',
    startDate: moment(at.startDate),
    endDate: moment(at.endDate),
    body: at.body ?? '',
    displayTime: milliseconds(at.displayTime),
  }
}

function messageArrays(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrongValue(
      'GREETINGS_MESSAGE_CONFIG.messageArrays',
      'The messages are not JSON: write a list in [ and ].',
    )
  }
}

function greeting(fields: Fields) {
  const messages = fields['GREETINGS_MESSAGE_CONFIG.messageArrays']?.trim()
  return {
    showFirstName: ticked(fields, 'GREETINGS_MESSAGE_CONFIG.showFirstName'),
    ...typed(
      fields,
      'GREETINGS_MESSAGE_CONFIG',
      GREETING_TEXTS.map(([name]) => name),
    ),
    ...(messages ? { messageArrays: messageArrays(messages) } : {}),
  }
}

const balances = (fields: Fields) => ({
  points: typed(fields, 'BALANCES_BUTTONS_CONFIG.points', ['WEB_DEEPLINK']),
  tokens: typed(fields, 'BALANCES_BUTTONS_CONFIG.tokens', ['WEB_DEEPLINK']),
  forYou: {
    ...typed(fields, 'BALANCES_BUTTONS_CONFIG.forYou', ['title', 'subtitle']),
    showFirstName: ticked(fields, 'BALANCES_BUTTONS_CONFIG.forYou.showFirstName'),
  },
})

function playerFlags(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => line.trim())
  return Object.fromEntries(
    lines.map(line => {
      const [email = '', flags] = line.split(':').map(part => part.trim())
      if (!email.includes('@') || flags === undefined)
        throw wrongValue('PLAYER_FLAGS', 'Write each player on a line, as e-mail: FLAG, FLAG.')
      return [email, flags]
    }),
  )
}

/** The change that a person posted with a form, in the format of a program: one section of the page, or a preset. */
export function flagsChangeFrom(fields: Fields, state: FlagsState, now: Date): Record<string, unknown> {
  if (fields.preset !== undefined && isPreset(fields.preset)) return PRESETS[fields.preset].change(state, now)
  switch (fields.section) {
    case 'FEATURE_FLAGS':
      return { FEATURE_FLAGS: FEATURE_FLAGS.filter(flag => ticked(fields, flag)).join(',') }
    case 'switches':
      return Object.fromEntries(Object.keys(state.switches).map(name => [name, ticked(fields, name)]))
    case 'DISCLOSE_ACCOUNT_STATE':
      return { DISCLOSE_ACCOUNT_STATE: ticked(fields, 'DISCLOSE_ACCOUNT_STATE') }
    case 'OUTAGE_CONFIG':
      return { OUTAGE_CONFIG: outage(fields) }
    case 'GREETINGS_MESSAGE_CONFIG':
      return { GREETINGS_MESSAGE_CONFIG: greeting(fields) }
    case 'BALANCES_BUTTONS_CONFIG':
      return { BALANCES_BUTTONS_CONFIG: balances(fields) }
    case 'PLAYER_FLAGS':
      return { PLAYER_FLAGS: playerFlags(fields.PLAYER_FLAGS ?? '') }
    default:
      throw wrongValue('section', 'There is no such section.')
  }
}
