import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { players } from '../src/accounts/accounts.tables.ts'
import { createServer } from '../src/createServer.ts'
import { readConfig } from '../src/kernel/config/config.ts'
import { createLogger } from '../src/kernel/logging/logger.ts'
import { createPasswords } from '../src/kernel/passwords/passwords.ts'
import { passwordGuards, rateCounters } from '../src/kernel/limits/limits.tables.ts'
import { Browser } from './Browser.ts'
import { PASSWORD, PUBLIC_URL, START } from './constants.ts'
import type { AccountState } from '../src/accounts/accounts.tables.ts'
import type { Providers } from '../src/providers/Providers.ts'
import type { Server, ServerDeps } from '../src/createServer.ts'
import type { Overrides } from '../src/shell/RemoteOverrides.ts'
import type { TestDatabase } from './engines.ts'

/** Argon2id at a low cost, for tests. */
export const cheapPasswords = () => createPasswords({ cost: { memoryKiB: 64, passes: 2, lanes: 1 } })

/** A captcha at a low cost, for tests. */
const cheapCaptcha = { CAPTCHA_ROUNDS: '2' }

export interface ClubServer {
  readonly server: Server
  readonly clock: { now(): Date; advance(ms: number): void; set(at: Date): void }
  /** Everything that was logged so far. */
  readonly log: string
  /** What the operator overrides while the server runs. */
  overrides: Overrides
  browser(): Browser
  addAccount(account?: Partial<typeof players.$inferInsert>): Promise<Account>
  /** A new player, signed in. */
  enterNew(): Promise<Account & { browser: Browser }>
  /** Deletes every counted attempt, wrong passwords too. */
  forgetAttempts(): Promise<void>
  /** Sets how many attempts each subject of a bucket has made; it has made one. */
  countAttempts(bucket: string, count: number): Promise<void>
}

export interface Account {
  id: string
  email: string
  login: string
}

const handClock = () => {
  let at = START.getTime()
  return {
    now: () => new Date(at),
    advance(ms: number) {
      at += ms
    },
    set(moment: Date) {
      at = moment.getTime()
    },
  }
}

/** The whole service on the test's database, without a port. */
export function startServer(
  world: Pick<TestDatabase, 'database'>,
  {
    env = {},
    providers = {},
    ...deps
  }: Partial<Omit<ServerDeps, 'providers'>> & {
    env?: Record<string, string>
    providers?: Partial<Providers>
  } = {},
): ClubServer {
  const clock = handClock()
  const passwords = cheapPasswords()
  let server: Server | undefined
  let log = ''
  let passwordHash = ''
  const logger = createLogger({
    level: 'debug',
    isPretty: false,
    now: () => clock.now(),
    write: text => {
      log += text
    },
  })

  const club: ClubServer = {
    get server() {
      if (!server) throw new Error('The server is there from the first test on.')
      return server
    },
    clock,
    get log() {
      logger.flush()
      return log
    },
    overrides: {},
    browser: () => new Browser(club.server),
    async addAccount(account = {}) {
      const id = randomUUID()
      const email = `${id}@players.example`
      const state: AccountState = 'active'
      const row = {
        id,
        email,
        emailKey: email,
        login: `login-${id}`,
        passwordHash,
        firstName: 'Verity',
        lastName: 'Mendoza',
        birthDate: '1984-05-17',
        inviteCode: id.slice(0, 8),
        state,
        registeredAt: new Date('2024-01-15T17:00:00Z'),
        ...account,
      }
      await world.database.unitOfWork(tx => tx.insert(players).values(row))
      return { id, email: row.email, login: row.login }
    },
    async enterNew() {
      const account = await club.addAccount()
      const browser = club.browser()
      await browser.enter(account.email)
      return { ...account, browser }
    },
    forgetAttempts: () =>
      world.database.unitOfWork(async tx => {
        await tx.delete(passwordGuards)
        await tx.delete(rateCounters)
      }),
    countAttempts: (bucket, count) =>
      world.database.unitOfWork(async tx => {
        const counted = like(rateCounters.key, `${bucket}:%`)
        const rows = await tx.update(rateCounters).set({ count }).where(counted).returning()
        if (rows.length === 0) throw new Error(`Nothing was counted in ${bucket}.`)
      }),
  }

  beforeAll(async () => {
    passwordHash = await passwords.admit(hasher => hasher.hash(PASSWORD))
    server = await createServer({
      config: readConfig({ PUBLIC_URL, ...cheapCaptcha, ...env }),
      clock,
      database: world.database,
      sessionSecret: 's'.repeat(32),
      logger,
      passwords,
      providers: {
        mail: null,
        identity: null,
        location: null,
        centralSystem: null,
        payments: null,
        arcade: null,
        ...providers,
      },
      staticRoots: { client: null, embed: null, media: null, developers: null },
      overrides: () => Promise.resolve(club.overrides),
      pause: () => Promise.resolve(),
      ...deps,
    })
  })
  afterAll(() => logger.flush())
  return club
}
