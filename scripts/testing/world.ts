import { test as base, expect } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addDays,
  atLotteryHour,
  copperStateLottery,
  lotteryDay,
} from '../../packages/domain-models/src/index.ts'
import { freePort } from './freePort.ts'
import { limits } from './patience.ts'
import { launch, SECRET, START_LIMIT, stop, untilReady } from './programs.ts'
import { createWorld } from './worlds.ts'

/** That the work is done and judged does not depend on how much of it there is; it would take a tenth of all time. */
const CAPTCHA_ROUNDS = '20'

/** The real server and sandbox, on ports and data of their own, for all tests of one worker. */
export interface World {
  clubUrl: string
  sandboxUrl: string
  /** The sandbox once more, on another site than the club: where a partner's pages are. */
  partnerSiteUrl: string
  /** The origin of another partner on the same site. Nothing answers there: the test fulfils its pages. */
  neighborUrl: string
  /** Posts to one of the sandbox's services. */
  postToSandbox(path: string, body: unknown): Promise<void>
  mails(to: string): Promise<{ subject: string; html: string; text: string; replyTo?: string }[]>
}

export const PASSWORD = 'Lucky#2026'

export interface WorldOptions {
  /**
   * Where the server keeps its data: in a copy of the run's template, or, for the embedded engine and for another lottery,
   * in a database that it fills itself.
   */
  engine: 'embedded' | 'postgres'
  /** The file of another lottery than the default one. */
  lotteryFile: string | undefined
  /**
   * Whether tests advance the clock of this world. It is set back after each of them, but what jobs have done by its time
   * stays done: a draw of yesterday is closed for the tests that follow.
   */
  movesClock: boolean
}

interface WorldFixtures {
  signIn: (email: string) => Promise<void>
  /** Advances the server's clock, which is set to tomorrow's noon before the test and set back after it. */
  advanceClock: (ms: number) => Promise<void>
}

export const test = base.extend<WorldFixtures, WorldOptions & { world: World }>({
  engine: ['postgres', { option: true, scope: 'worker' }],
  lotteryFile: [undefined, { option: true, scope: 'worker' }],
  movesClock: [false, { option: true, scope: 'worker' }],
  world: [
    async ({ engine, lotteryFile }, use) => {
      const [port, sandboxPort] = [await freePort(), await freePort()]
      const data = mkdtempSync(join(tmpdir(), 'players-club-e2e-'))
      const [clubUrl, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`]
      const partnerSiteUrl = `http://127.0.0.1:${sandboxPort}`
      const neighborUrl = `http://127.0.0.1:${await freePort()}`
      const sandbox = launch('sandbox', {
        PORT: String(sandboxPort),
        CLUB_URL: clubUrl,
        SANDBOX_SECRET: SECRET,
        DATA_FOLDER: join(data, 'sandbox'),
      })
      const { database, leave } = await openEngine({ engine, lotteryFile }, join(data, 'database'))
      const server = launch('server', {
        ...database,
        MODE: 'demo',
        PORT: String(port),
        PUBLIC_URL: clubUrl,
        SANDBOX_URL: sandboxUrl,
        SANDBOX_SECRET: SECRET,
        SESSION_SECRET: SECRET,
        EMBED_ORIGINS: `${partnerSiteUrl},${neighborUrl}`,
        LOG_LEVEL: 'warn',
        CAPTCHA_ROUNDS,
        ...(lotteryFile && { LOTTERY_CONFIG: lotteryFile }),
      })
      await Promise.all([untilReady(`${sandboxUrl}/health`, sandbox), untilReady(`${clubUrl}/ready`, server)])
      await use({
        clubUrl,
        sandboxUrl,
        partnerSiteUrl,
        neighborUrl,
        async postToSandbox(path, body) {
          const answer = await fetch(sandboxUrl + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          expect(answer.ok, `${path} answered ${answer.status}`).toBe(true)
        },
        async mails(to) {
          const answer = await fetch(`${sandboxUrl}/mail/messages.json?to=${encodeURIComponent(to)}`)
          return (await answer.json()).messages
        },
      })
      await Promise.all([server, sandbox].map(stop))
      await leave()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_LIMIT + limits.hook },
  ],
  baseURL: async ({ world }, use) => use(world.clubUrl),
  signIn: async ({ page }, use) => {
    await use(async email => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await expect(page).not.toHaveURL(/login/)
    })
  },
  advanceClock: async ({ world, movesClock }, use) => {
    expect(movesClock, 'the clock is advanced in projects with `movesClock` alone').toBe(true)
    // An open page asks for the new day's data at midnight, and its session begins again with that.
    await world.postToSandbox('/clock', { now: await tomorrowsNoon(world) })
    await use(advanceMs => world.postToSandbox('/clock', { advanceMs }))
    await world.postToSandbox('/clock', { reset: true })
  },
})

export { expect }

async function tomorrowsNoon({ sandboxUrl }: World): Promise<Date> {
  const { zone } = copperStateLottery
  const { now } = await (await fetch(`${sandboxUrl}/clock.json`)).json()
  return atLotteryHour(addDays(lotteryDay(new Date(now), zone), 1), 12, zone)
}

/** Where the server of one world finds its data. */
async function openEngine(
  { engine, lotteryFile }: Pick<WorldOptions, 'engine' | 'lotteryFile'>,
  folder: string,
): Promise<{ database: Record<string, string>; leave: () => Promise<void> }> {
  if (engine === 'embedded') return { database: { DATABASE_FOLDER: folder }, leave: async () => {} }
  const { url, drop } = await createWorld({ isEmpty: lotteryFile !== undefined })
  return { database: { DATABASE_URL: url }, leave: drop }
}
