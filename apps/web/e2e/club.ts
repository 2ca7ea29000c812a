import type { BrowserContext, Locator, Page, Response } from '@playwright/test'
import { expect, PASSWORD, test as base, type World } from '../../../scripts/testing/world.ts'

export { expect, PASSWORD }

/** Unexpected errors of a page: in the console, of the content security policy, exceptions. */
export interface Complaints {
  /** Allows an error that the test causes itself. */
  allow(complaint: RegExp): void
}

interface ClubFixtures {
  complaints: Complaints
  /** Signs a player in through the API, without the sign-in page. */
  enter: (email: string, into?: BrowserContext) => Promise<void>
  /** Changes flags, switches and remote configuration, until the test is over. */
  setFlags: (change: Record<string, unknown>) => Promise<void>
}

export const test = base.extend<ClubFixtures>({
  complaints: [
    async ({ context }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      context.on('console', message => {
        const isApiAnswer = message.location().url.includes('/api/')
        if (message.type() === 'error' && !isApiAnswer) errors.push(message.text())
      })
      context.on('weberror', error => errors.push(String(error.error())))
      await use({ allow: complaint => void allowed.push(complaint) })
      expect(errors.filter(error => !allowed.some(pattern => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
  enter: async ({ context, world }, use) => {
    const changes: string[] = []
    await use(async (email, into = context) => {
      await enter(world, into, email)
      into.on('response', response => {
        if (SHARED_PLAYER.test(email) && isChange(response)) changes.push(response.url())
      })
    })
    expect(changes, 'a player that other tests use was changed: take a fresh one').toEqual([])
  },
  setFlags: async ({ world }, use) => {
    await use(change => changeFlags(world, change))
    await resetFlags(world)
  },
})

/** Players of the demo world whom many tests sign in, in whatever order. */
const SHARED_PLAYER = /^(verified|poor|newcomer)@/

/** Whether an answer of the API reports a change that the next test would find. */
const isChange = (response: Response): boolean =>
  response.ok() &&
  response.request().method() !== 'GET' &&
  /\/api\/(?!auth\/|location\/checks)/.test(response.url())

/** Every change starts from the initial state. The server caches flags for a second: a marker shows the change. */
async function changeFlags(world: World, change: Record<string, unknown>): Promise<void> {
  const { BALANCES_BUTTONS_CONFIG: buttons = {}, ...others } = change
  const { forYou, ...balances } = buttons as { forYou?: object }
  const mark = `mark ${crypto.randomUUID()}`
  const marked = { ...balances, forYou: { ...forYou, title: mark } }
  await world.postToSandbox('/flags', { reset: true, ...others, BALANCES_BUTTONS_CONFIG: marked })
  await expect.poll(() => knownMark(world), { intervals: [50, 100] }).toBe(mark)
}

/** Removes the marker with the reset, or the next test would read it. */
async function resetFlags(world: World): Promise<void> {
  await world.postToSandbox('/flags', { reset: true })
  await expect.poll(() => knownMark(world), { intervals: [50, 100] }).not.toContain('mark')
}

async function knownMark({ clubUrl }: World): Promise<string> {
  const config = await (await fetch(`${clubUrl}/api/remote-config`)).json()
  return config.BALANCES_BUTTONS_CONFIG?.forYou?.title ?? ''
}

async function enter({ clubUrl }: World, context: BrowserContext, email: string): Promise<void> {
  const first = await fetch(`${clubUrl}/api/auth/get/session`)
  const answer = await fetch(`${clubUrl}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
      cookie: first.headers
        .getSetCookie()
        .map(cookie => cookie.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify({
      username: email,
      password: PASSWORD,
      rememberMe: false,
      client_id: 'players-club-web',
      client_secret: 'public',
    }),
  })
  expect(answer.ok, `${email} was answered ${answer.status}`).toBe(true)
  const session = answer.headers.getSetCookie().find(cookie => cookie.startsWith('__Host-pc_session='))
  const value = session?.split(';')[0]?.split('=')[1] ?? ''
  await context.addCookies([
    {
      name: '__Host-pc_session',
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

/** Opens a page and waits until it is hydrated: text typed before would not reach React's state. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** The page is hydrated: early input is not recorded any more. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !('takeEarlyPress' in window))
}

/** Advances the page's installed clock until something that the page polls for is visible. */
export async function runUntilVisible(page: Page, awaited: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(1_000)
    return awaited.isVisible()
  }
  await expect.poll(isThere, { intervals: [50] }).toBe(true)
}

/** Advances the page's installed clock until the session's end is watched: its code and texts are loaded late. */
export async function runUntilWatched(page: Page): Promise<void> {
  const texts = page.waitForEvent('requestfinished', request => /\/dialogs-/.test(request.url()))
  const watch = page.waitForEvent('requestfinished', request => /\/SessionEndWatch-/.test(request.url()))
  await page.clock.runFor(11_000)
  await texts
  // With all that it imports.
  await page.evaluate(url => import(url), (await watch).url())
}

/** The parts of the sign-in page. */
export function signInPage(page: Page) {
  const main = page.getByRole('main')
  // The address changes before the page: on a slow machine the form of the page before is still shown.
  const form = main.locator('form', { has: page.getByRole('button', { name: 'Sign In' }) })
  const email = form.getByLabel('Email')
  const password = form.getByLabel('Password', { exact: true })
  const button = form.getByRole('button', { name: 'Sign In' })
  return {
    email,
    password,
    button,
    rememberMe: form.getByRole('checkbox', { name: 'Remember me' }),
    notice: main.getByRole('alert'),
    async submit(address: string, secret: string = PASSWORD) {
      await email.fill(address)
      await password.fill(secret)
      await button.click()
    },
  }
}

/** Records the paths of the API calls that the page makes from now on, in order. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}`)
  })
  return calls
}

export async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** Waits for the response: leaving the page before it would cancel the sign-out. */
export async function signOut(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/auth/logout')
  await pressSignOut(page)
  await answered
}

/** Everything that the browser stores for the club, as one text. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage } }))

export const messageBar = (page: Page): Locator =>
  page.locator('#main').locator('xpath=preceding-sibling::div').first()

/** Adds a link to an address that no page of ours links to. */
export async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href, textContent: `To ${href}` })
    document.querySelector('main')?.append(link)
  }, path)
}
