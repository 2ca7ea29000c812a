import { parseCommaList } from '@players-club/domain-models'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { wallTime } from '../../kernel/wallTime.ts'
import type { FlagsState } from './FlagsState.ts'

export const GREETING_TEXTS = [
  ['birthdayMessage', 'On the birthday'],
  ['anniversaryMessage', 'On the anniversary'],
  ['morningText', 'Before 12'],
  ['afternoonText', 'From 12 to 18'],
  ['eveningText', 'From 18 on'],
  ['fontColor', 'Colour of the text'],
  ['fontSize', 'Size of the text'],
  ['fontFamily', 'Typeface of the text'],
] as const

const wall = (iso: string | undefined) => (iso ? wallTime(new Date(iso)) : '')

/** Field names are the paths of the values, so that an invalid value is shown at its field. */
const prefixed = (section: string, values: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${section}.${name}`, value]))

const flagged = (names: readonly string[]): Fields => Object.fromEntries(names.map(name => [name, 'on']))

const outageFields = ({ OUTAGE_CONFIG: outage }: FlagsState) =>
  prefixed('OUTAGE_CONFIG', {
    ...(outage?.flag === 'true' ? { flag: 'on' } : {}),
    outageType: outage?.outageType ?? 'PLANNED',
    startDate: wall(outage?.startDate),
    endDate: wall(outage?.endDate),
    body: outage?.body ?? '',
    displayTime: String(outage?.displayTime ?? ''),
  })

const greetingFields = ({ GREETINGS_MESSAGE_CONFIG: greeting = {} }: FlagsState) =>
  prefixed('GREETINGS_MESSAGE_CONFIG', {
    ...(greeting.showFirstName ? { showFirstName: 'on' } : {}),
    ...Object.fromEntries(GREETING_TEXTS.map(([name]) => [name, greeting[name] ?? ''])),
    messageArrays: greeting.messageArrays ? JSON.stringify(greeting.messageArrays, null, 2) : '',
  })

const balancesFields = ({ BALANCES_BUTTONS_CONFIG: balances = {} }: FlagsState) =>
  prefixed('BALANCES_BUTTONS_CONFIG', {
    'points.WEB_DEEPLINK': balances.points?.WEB_DEEPLINK ?? '',
    'tokens.WEB_DEEPLINK': balances.tokens?.WEB_DEEPLINK ?? '',
    'forYou.title': balances.forYou?.title ?? '',
    'forYou.subtitle': balances.forYou?.subtitle ?? '',
    ...(balances.forYou?.showFirstName ? { 'forYou.showFirstName': 'on' } : {}),
  })

/** The current values of the fields in each section of the page. */
const SECTION_FIELDS: Record<string, (state: FlagsState) => Fields> = {
  FEATURE_FLAGS: state => flagged(parseCommaList(state.FEATURE_FLAGS)),
  switches: state => flagged(Object.entries(state.switches).flatMap(([name, isOn]) => (isOn ? [name] : []))),
  DISCLOSE_ACCOUNT_STATE: state => (state.DISCLOSE_ACCOUNT_STATE ? flagged(['DISCLOSE_ACCOUNT_STATE']) : {}),
  OUTAGE_CONFIG: outageFields,
  GREETINGS_MESSAGE_CONFIG: greetingFields,
  BALANCES_BUTTONS_CONFIG: balancesFields,
  PLAYER_FLAGS: ({ PLAYER_FLAGS }) => ({
    PLAYER_FLAGS: Object.entries(PLAYER_FLAGS)
      .map(([email, flags]) => `${email}: ${parseCommaList(flags).join(', ')}`)
      .join('\n'),
  }),
}

/** All fields of the page: the submitted section as it was typed, the others with their current values. */
export const fieldsOf = (state: FlagsState, typed: Fields = {}): Fields =>
  Object.entries(SECTION_FIELDS).reduce<Fields>(
    (fields, [section, standing]) => ({
      ...fields,
      ...(typed.section === section ? typed : standing(state)),
    }),
    {},
  )

/** Assigns an invalid value inside a field of several lines to that field. */
export const atFields = (problems: readonly FieldProblem[], fields: Fields): FieldProblem[] =>
  problems.map(({ field, text }) => ({
    field: Object.keys(fields).find(name => field === name || field.startsWith(`${name}.`)) ?? field,
    text,
  }))
