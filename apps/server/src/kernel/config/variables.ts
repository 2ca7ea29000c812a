import { FEATURE_FLAGS } from '@players-club/domain-models'
import {
  array,
  coerce,
  enums,
  min,
  max,
  pattern,
  integer,
  refine,
  size,
  string,
  boolean,
  type Struct,
} from 'superstruct'

/** One environment variable: its allowed values, and the message for a wrong one. */
interface Variable<T> {
  /** The parsed value; undefined if it is not allowed. */
  read: (text: string) => T | undefined
  allowed: string
  /** The value of a secret is never repeated, neither in an error nor in a log line. */
  secret: boolean
}

const variable = <T, S>(struct: Struct<T, S>, allowed: string): Variable<T> => ({
  read: text => struct.validate(text, { coerce: true })[1],
  allowed,
  secret: false,
})

const secret = <T, S>(struct: Struct<T, S>, allowed: string): Variable<T> => ({
  ...variable(struct, allowed),
  secret: true,
})

const wholeNumber = (least: number, most: number) =>
  coerce(max(min(integer(), least), most), string(), text => (/^\d{1,6}$/.test(text) ? Number(text) : text))

const trueOrFalse = coerce(boolean(), string(), text =>
  text === 'true' ? true : text === 'false' ? false : text,
)

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** Cookies and frames need a secure context, which over plain HTTP is localhost only. */
const isSecureOrigin = (text: string) => {
  const url = parseUrl(text)
  return (
    url !== null &&
    url.origin === text.replace(/\/$/, '') &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  )
}

const origin = coerce(refine(string(), 'origin', isSecureOrigin), string(), text => text.replace(/\/$/, ''))

const webAddress = coerce(
  refine(string(), 'web address', text => ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '')),
  string(),
  text => text.replace(/\/$/, ''),
)

const postgresUrl = refine(string(), 'database address', text =>
  ['postgres:', 'postgresql:'].includes(parseUrl(text)?.protocol ?? ''),
)

const listOf = <T extends string, S>(item: Struct<T, S>) =>
  coerce(array(item), string(), text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== ''),
  )

const MODES = ['demo', 'production'] as const
const WEB_APPS = ['build', 'source'] as const
/** From the least to the most important. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** It is sent in a header, and signs as it is written: fetch would trim spaces and refuse what is not Latin-1. */
const sharedSecret = secret(
  pattern(string(), /^[\x21-\x7e]{16,1000}$/),
  'a random text of 16 characters or more, all of them visible ASCII',
)

/** Every variable that the server reads. An unknown name that looks similar is refused. */
export const VARIABLES = {
  MODE: variable(enums(MODES), 'demo or production'),
  PORT: variable(wholeNumber(0, 65_535), 'a whole number from 0 to 65535'),
  HOST: variable(size(string(), 1, 255), 'a host name or an IP address to listen on'),
  PUBLIC_URL: variable(
    origin,
    'the address players open, without a path: https://…, or http:// on localhost alone',
  ),
  LOTTERY_CONFIG: variable(
    size(string(), 1, 1_000),
    'a JSON file with the names, languages, zone, territory, ages, currency, limits and settings of the lottery',
  ),
  DATABASE_URL: secret(postgresUrl, 'a PostgreSQL address: postgres://user:password@host:port/database'),
  DATABASE_POOL: variable(wholeNumber(2, 1_000), 'a whole number of connections from 2 to 1000'),
  DATABASE_STATEMENT_SECONDS: variable(wholeNumber(1, 600), 'a whole number of seconds from 1 to 600'),
  DATABASE_CONNECT_SECONDS: variable(wholeNumber(1, 60), 'a whole number of seconds from 1 to 60'),
  DATABASE_FOLDER: variable(size(string(), 1, 1_000), 'a folder for the embedded database'),
  SESSION_SECRET: secret(size(string(), 32, 1_000), 'a random text of 32 characters or more'),
  SANDBOX_URL: variable(webAddress, "the sandbox's address: http://… or https://…"),
  SANDBOX_SECRET: sharedSecret,
  CAPTCHA_ROUNDS: variable(wholeNumber(1, 10_000), 'a whole number from 1 to 10000'),
  UNACTIVATED_DAYS: variable(wholeNumber(1, 36_500), 'a whole number from 1 to 36500'),
  DISCLOSE_ACCOUNT_STATE: variable(trueOrFalse, 'true or false'),
  FEATURES: variable(listOf(enums(FEATURE_FLAGS)), `a list with commas of ${FEATURE_FLAGS.join(', ')}`),
  MAIL_URL: variable(webAddress, 'the address that mails are posted to: http://… or https://…'),
  MAIL_SECRET: sharedSecret,
  IDENTITY_URL: variable(webAddress, 'the address of the identity provider: http://… or https://…'),
  IDENTITY_SECRET: sharedSecret,
  LOCATION_URL: variable(webAddress, 'the address of the location service: http://… or https://…'),
  LOCATION_SECRET: sharedSecret,
  LOTTERY_URL: variable(webAddress, "the address of the lottery's central system: http://… or https://…"),
  LOTTERY_SECRET: sharedSecret,
  PAYMENTS_URL: variable(webAddress, 'the address of the payment provider: http://… or https://…'),
  PAYMENTS_SECRET: sharedSecret,
  PAYMENTS_PAGES: variable(
    origin,
    "the origin of the payment provider's pages, where it is not that of its address: https://…",
  ),
  ARCADE_URL: variable(webAddress, 'the address of the game makers: http://… or https://…'),
  ARCADE_SECRET: sharedSecret,
  EMBED_ORIGINS: variable(
    listOf(origin),
    "partners' origins with commas between them: https://…, or http:// on localhost alone",
  ),
  TRUST_PROXY: variable(wholeNumber(0, 5), 'the number of proxies in front of the server, from 0 to 5'),
  STOP_DELAY_SECONDS: variable(wholeNumber(0, 300), 'a whole number of seconds from 0 to 300'),
  DEVELOPER_SITE: variable(trueOrFalse, 'true or false'),
  WEB_APP: variable(
    enums(WEB_APPS),
    'build (what was built of the web app) or source (its sources, for development)',
  ),
  LOG_LEVEL: variable(enums(LOG_LEVELS), LOG_LEVELS.join(', ')),
} as const

export type VariableName = keyof typeof VARIABLES

export type VariableValues = {
  [Name in VariableName]?: (typeof VARIABLES)[Name] extends Variable<infer T> ? T : never
}
