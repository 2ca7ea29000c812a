import { copperStateLottery, FEATURE_FLAGS, type Lottery, type TimeZone } from '@players-club/domain-models'
import { readLotteryFile } from './lotteryFile.ts'
import { nearMiss } from './nearMiss.ts'
import { ARIZONA, readTerritoryFile, type Territory } from './territoryFile.ts'
import { VARIABLES, type VariableName, type VariableValues } from './variables.ts'

export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  publicUrl: string
  /** Whose club it is. */
  lottery: Lottery
  /** The folder of the lottery's pictures and fonts; null without a look of its own. */
  lookFolder: string | null
  /** Where players may play; no part of the lottery, all of which browsers get. */
  territory: Territory
  database: (PostgresPlace | { kind: 'embedded'; folder: string }) & { zone: TimeZone }
  /** Null in a demo that has not created its own yet. */
  sessionSecret: string | null
  /** The sandbox that replaces all external services; in a demo only. */
  sandbox: { url: string; secret: string } | null
  /** Where mails are posted to; null if not configured. */
  mail: { url: string; secret: string } | null
  /** The identity provider; null if not configured, and then no player can be verified. */
  identity: { url: string; secret: string } | null
  /** The location service; null if not configured, and then no player counts as in the state. */
  location: { url: string; secret: string } | null
  /** The lottery's central system; null if not configured, and then no ticket can be entered. */
  centralSystem: { url: string; secret: string } | null
  /** The payment provider, and the origin of its pages; null if not configured, and then no tokens can be bought. */
  payments: { url: string; secret: string; pageOrigin: string } | null
  /** The game makers; null if not configured, and then no game can be played. */
  arcade: { url: string; secret: string } | null
  /** The maximum number of rounds of a captcha. */
  captchaRounds: number
  /** How many days a registration can be activated. */
  unactivatedDays: number
  discloseAccountState: boolean
  features: readonly string[]
  embedOrigins: readonly string[]
  trustedProxies: number
  /** How long a stopping server still answers, so that load balancers notice first. */
  stopDelaySeconds: number
  /** What is served as the web app: its build, or in development its current sources. */
  webApp: 'build' | 'source'
  /** Whether the documentation is served under /developers. */
  developerSite: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A PostgreSQL, and how this server connects to it where that is not as the engine does by default. */
interface PostgresPlace {
  kind: 'postgres'
  url: string
  poolSize: number | undefined
  statementTimeoutMs: number | undefined
  connectTimeoutMs: number | undefined
}

/** The errors of the environment, one message each. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** In a demo every feature is on; SECURE_LL_DETAILS_PAGE restricts something instead. */
const DEMO_FEATURES = FEATURE_FLAGS.filter(flag => flag !== 'SECURE_LL_DETAILS_PAGE')

const known = Object.keys(VARIABLES) as VariableName[]

const shown = (raw: string) => JSON.stringify(raw.length > 60 ? `${raw.slice(0, 60)}…` : raw)

const readVariable = (name: VariableName, raw: string, problems: string[]): unknown => {
  const { read, allowed, secret } = VARIABLES[name]
  const value = read(raw)
  if (value !== undefined) return value
  const what = raw.trim() === '' ? 'is empty' : secret ? 'has a wrong value' : `is ${shown(raw)}`
  problems.push(`${name} ${what}: it must be ${allowed}.`)
  return undefined
}

const readVariables = (env: Environment, problems: string[]): VariableValues => {
  const values: Partial<Record<VariableName, unknown>> = {}
  for (const name of known) {
    const raw = env[name]
    if (raw !== undefined) values[name] = readVariable(name, raw, problems)
  }
  // Each value was validated by the struct of its own variable.
  return values as VariableValues
}

/** Kubernetes describes each service of the namespace: one called "database" gives DATABASE_PORT=tcp://10.0.0.1:5432. */
const isInjected = (name: string, value = '') =>
  /^(tcp|udp):\/\//.test(value) || /_SERVICE_(HOST|PORT)$/.test(name) || name === 'DATABASE_PORT'

const refuseStrangers = (env: Environment, problems: string[]) => {
  for (const [name, value] of Object.entries(env)) {
    if (isInjected(name, value)) continue
    const meant = nearMiss(name, known)
    // If both are set, the misspelt one belongs to another program.
    if (meant !== null && env[meant] === undefined) {
      problems.push(`${name} is not a variable of this server: did you mean ${meant}?`)
    }
  }
}

const refuseInProduction = (env: Environment, values: VariableValues, problems: string[]) => {
  for (const name of ['SANDBOX_URL', 'SANDBOX_SECRET'] as const) {
    if (env[name] !== undefined) {
      problems.push(
        `${name} is set: the sandbox's services cannot be used with MODE=production. Leave it out.`,
      )
    }
  }
  if (values.WEB_APP === 'source') {
    problems.push('WEB_APP is "source": with MODE=production only what was built is served. Leave it out.')
  }
  for (const name of ['SESSION_SECRET', 'PUBLIC_URL'] as const) {
    if (env[name] === undefined) {
      problems.push(`${name} is missing: with MODE=production it must be ${VARIABLES[name].allowed}.`)
    }
  }
}

/** Two variables that are valid only together. */
type Pair = readonly [VariableName, VariableName]

const SANDBOX: Pair = ['SANDBOX_URL', 'SANDBOX_SECRET']
const SERVICES: readonly Pair[] = [
  ['MAIL_URL', 'MAIL_SECRET'],
  ['IDENTITY_URL', 'IDENTITY_SECRET'],
  ['LOCATION_URL', 'LOCATION_SECRET'],
  ['LOTTERY_URL', 'LOTTERY_SECRET'],
  ['PAYMENTS_URL', 'PAYMENTS_SECRET'],
  ['ARCADE_URL', 'ARCADE_SECRET'],
]

const refuseHalfPairs = (env: Environment, pairs: readonly Pair[], problems: string[]) => {
  for (const [url, secret] of pairs) {
    for (const [present, absent] of [
      [url, secret],
      [secret, url],
    ] as const) {
      if (env[present] === undefined || env[absent] !== undefined) continue
      problems.push(`${absent} is missing: with ${present} it must be ${VARIABLES[absent].allowed}.`)
    }
  }
}

const pair = (url: string | undefined, secret: string | undefined) =>
  url === undefined || secret === undefined ? null : { url, secret }

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : 1_000 * seconds)

/** Without MODE the server is a demo, unless NODE_ENV says production. */
const modeOf = (env: Environment, values: VariableValues): Config['mode'] =>
  values.MODE ?? (env.NODE_ENV === 'production' ? 'production' : 'demo')

/** Reads the whole configuration, or throws a ConfigError with all its errors. */
export const readConfig = (env: Environment): Config => {
  const problems: string[] = []
  const values = readVariables(env, problems)
  refuseStrangers(env, problems)
  const mode = modeOf(env, values)
  if (mode === 'production') refuseInProduction(env, values, problems)
  // A production server refuses the sandbox anyway, so an incomplete one needs no second error.
  refuseHalfPairs(env, mode === 'production' ? SERVICES : [SANDBOX, ...SERVICES], problems)
  const file =
    values.LOTTERY_CONFIG === undefined
      ? { lottery: copperStateLottery, lookFolder: null, territory: readTerritoryFile(ARIZONA, problems) }
      : readLotteryFile(values.LOTTERY_CONFIG, problems)
  if (problems.length > 0 || !file?.territory) throw new ConfigError(problems)
  const { lottery, lookFolder, territory } = file

  const port = values.PORT ?? 3000
  const sandbox = pair(values.SANDBOX_URL, values.SANDBOX_SECRET)
  const partners = values.EMBED_ORIGINS ?? []
  // In the demo the sandbox is every external service.
  const service = (url: string | undefined, secret: string | undefined, sandboxPath: string) =>
    pair(url, secret) ?? (sandbox && { ...sandbox, url: `${sandbox.url}/${sandboxPath}` })
  const payments = service(values.PAYMENTS_URL, values.PAYMENTS_SECRET, 'pay')
  return {
    mode,
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    lottery,
    lookFolder,
    territory,
    database:
      values.DATABASE_URL === undefined
        ? { kind: 'embedded', folder: values.DATABASE_FOLDER ?? '.data/database', zone: lottery.zone }
        : {
            kind: 'postgres',
            zone: lottery.zone,
            url: values.DATABASE_URL,
            poolSize: values.DATABASE_POOL,
            statementTimeoutMs: inMs(values.DATABASE_STATEMENT_SECONDS),
            connectTimeoutMs: inMs(values.DATABASE_CONNECT_SECONDS),
          },
    sessionSecret: values.SESSION_SECRET ?? null,
    sandbox,
    mail: service(values.MAIL_URL, values.MAIL_SECRET, 'mail'),
    identity: service(values.IDENTITY_URL, values.IDENTITY_SECRET, 'identity'),
    location: service(values.LOCATION_URL, values.LOCATION_SECRET, 'place'),
    centralSystem: service(values.LOTTERY_URL, values.LOTTERY_SECRET, 'tickets'),
    payments: payments && {
      ...payments,
      pageOrigin: values.PAYMENTS_PAGES ?? new URL(payments.url).origin,
    },
    arcade: service(values.ARCADE_URL, values.ARCADE_SECRET, 'arcade'),
    captchaRounds: values.CAPTCHA_ROUNDS ?? 600,
    // The demo's player who is not activated yet belongs to its seed permanently.
    unactivatedDays: values.UNACTIVATED_DAYS ?? (mode === 'demo' ? 36_500 : 30),
    discloseAccountState: values.DISCLOSE_ACCOUNT_STATE ?? false,
    features: values.FEATURES ?? (mode === 'demo' ? DEMO_FEATURES : []),
    // The sandbox has a partner's web site that shows the widgets.
    embedOrigins: sandbox ? [...new Set([...partners, new URL(sandbox.url).origin])] : partners,
    trustedProxies: values.TRUST_PROXY ?? 0,
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? (mode === 'demo' ? 0 : 5),
    webApp: values.WEB_APP ?? 'build',
    developerSite: values.DEVELOPER_SITE ?? mode === 'demo',
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}
