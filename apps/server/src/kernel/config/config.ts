import { DAILY_PURCHASE_LIMIT, FEATURE_FLAGS } from '@players-club/domain-models'
import { nearMiss } from './nearMiss.ts'
import { VARIABLES, type VariableName, type VariableValues } from './variables.ts'

export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  publicUrl: string
  database: { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string }
  /** Absent in a demo that has not made its own yet. */
  sessionSecret: string | null
  /** The outside world in a box; only a demo may have one. */
  sandbox: { url: string; secret: string } | null
  /** Where mails are posted to; null where nobody carries them. */
  mail: { url: string; secret: string } | null
  /** Who checks identities; null where nobody does, and nobody can be verified. */
  identity: { url: string; secret: string } | null
  /** Who checks where players are; null where nobody does, and nobody is in the state. */
  location: { url: string; secret: string } | null
  /** The lottery's central system; null where it cannot be asked, and no ticket can be entered. */
  lottery: { url: string; secret: string } | null
  /** Who takes payments, and on pages of which origin; null where nobody does, and no tokens can be bought. */
  payments: { url: string; secret: string; pageOrigin: string } | null
  /** What a player may spend on tokens in a day, in dollars. */
  purchaseDailyLimit: number
  /** The makers of games; null where there is none, and no game can be played. */
  arcade: { url: string; secret: string } | null
  /** The most rounds of work that a captcha takes. */
  captchaRounds: number
  /** So many days a registration waits to be activated. */
  unactivatedDays: number
  discloseAccountState: boolean
  features: readonly string[]
  embedOrigins: readonly string[]
  trustedProxies: number
  /** So long a server that is told to stop still answers, so that balancers turn away from it first. */
  stopDelaySeconds: number
  /** What is served of the web app: its build, or in development its sources as they are now. */
  webApp: 'build' | 'source'
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** What is wrong with the environment, a sentence for each thing. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** In a demo everything is open; SECURE_LL_DETAILS_PAGE closes something. */
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
  // Each value came out of the struct of its own variable just now.
  return values as VariableValues
}

const refuseStrangers = (env: Environment, problems: string[]) => {
  for (const name of Object.keys(env)) {
    if (name.startsWith('PLAYERS_CLUB')) {
      problems.push(`${name} is not a variable of this server. It knows ${known.join(', ')}.`)
      continue
    }
    const meant = nearMiss(name, known)
    // Where both are set the other one belongs to somebody else.
    if (meant !== null && env[meant] === undefined) {
      problems.push(`${name} is not a variable of this server: did you mean ${meant}?`)
    }
  }
}

const refuseInProduction = (env: Environment, values: VariableValues, problems: string[]) => {
  for (const name of ['SANDBOX_URL', 'SANDBOX_SECRET'] as const) {
    if (env[name] !== undefined) {
      problems.push(
        `${name} is set: the sandbox's doors cannot be opened with MODE=production. Leave it out.`,
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

/** Two variables that mean something only together. */
type Pair = readonly [VariableName, VariableName]

const SANDBOX: Pair = ['SANDBOX_URL', 'SANDBOX_SECRET']
const PARTIES: readonly Pair[] = [
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

/** A start that says nothing is a demo, unless the machine says that it is a production one. */
const modeOf = (env: Environment, values: VariableValues): Config['mode'] =>
  values.MODE ?? (env.NODE_ENV === 'production' ? 'production' : 'demo')

/** Reads the whole configuration, or throws a ConfigError that names everything wrong with it. */
export const readConfig = (env: Environment): Config => {
  const problems: string[] = []
  const values = readVariables(env, problems)
  refuseStrangers(env, problems)
  const mode = modeOf(env, values)
  if (mode === 'production') refuseInProduction(env, values, problems)
  // A sandbox that must not be there need not be whole.
  refuseHalfPairs(env, mode === 'production' ? PARTIES : [SANDBOX, ...PARTIES], problems)
  if (problems.length > 0) throw new ConfigError(problems)

  const port = values.PORT ?? 3000
  const sandbox = pair(values.SANDBOX_URL, values.SANDBOX_SECRET)
  const partners = values.EMBED_ORIGINS ?? []
  const payments =
    pair(values.PAYMENTS_URL, values.PAYMENTS_SECRET) ??
    (sandbox && { ...sandbox, url: `${sandbox.url}/pay` })
  return {
    mode,
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    database:
      values.DATABASE_URL === undefined
        ? { kind: 'embedded', folder: values.DATABASE_FOLDER ?? '.data/database' }
        : { kind: 'postgres', url: values.DATABASE_URL },
    sessionSecret: values.SESSION_SECRET ?? null,
    sandbox,
    // In the demo the sandbox is every outside party.
    mail:
      pair(values.MAIL_URL, values.MAIL_SECRET) ?? (sandbox && { ...sandbox, url: `${sandbox.url}/mail` }),
    identity:
      pair(values.IDENTITY_URL, values.IDENTITY_SECRET) ??
      (sandbox && { ...sandbox, url: `${sandbox.url}/identity` }),
    location:
      pair(values.LOCATION_URL, values.LOCATION_SECRET) ??
      (sandbox && { ...sandbox, url: `${sandbox.url}/place` }),
    lottery:
      pair(values.LOTTERY_URL, values.LOTTERY_SECRET) ??
      (sandbox && { ...sandbox, url: `${sandbox.url}/tickets` }),
    payments: payments && {
      ...payments,
      pageOrigin: values.PAYMENTS_PAGES ?? new URL(payments.url).origin,
    },
    purchaseDailyLimit: values.PURCHASE_DAILY_LIMIT ?? DAILY_PURCHASE_LIMIT / 100,
    arcade:
      pair(values.ARCADE_URL, values.ARCADE_SECRET) ??
      (sandbox && { ...sandbox, url: `${sandbox.url}/arcade` }),
    captchaRounds: values.CAPTCHA_ROUNDS ?? 600,
    // The demo's player who is not activated yet belongs to its world for good.
    unactivatedDays: values.UNACTIVATED_DAYS ?? (mode === 'demo' ? 36_500 : 30),
    discloseAccountState: values.DISCLOSE_ACCOUNT_STATE ?? false,
    features: values.FEATURES ?? (mode === 'demo' ? DEMO_FEATURES : []),
    // The sandbox holds a partner's web site, so that the widgets can be seen at work.
    embedOrigins: sandbox ? [...new Set([...partners, new URL(sandbox.url).origin])] : partners,
    trustedProxies: values.TRUST_PROXY ?? 0,
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? (mode === 'demo' ? 0 : 5),
    webApp: values.WEB_APP ?? 'build',
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}
