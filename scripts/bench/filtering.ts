import { chromium, type Browser, type ElementHandle, type Locator, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import type { Measured } from './figures.ts'
import type { Club, Reader } from './ledgerWorld.ts'
import { longestTask } from './longestTask.ts'
import { slowdownToPhone } from './phone.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
/** Responses arrive within a tenth of it. */
const QUIET_MS = 1_000

/** The longest task of the page while a player filters a long history, on a slow processor. */
export async function measureFiltering({ server: { port } }: Club, reader: Reader): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const visits: Visit[] = []
    const slowdowns: number[] = []
    const measureSlowdown = async () => void slowdowns.push(await slowdownToPhone(browser))
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await filterHistory(browser, { url: `http://localhost:${port}`, reader, measureSlowdown }))
    const [worst, times] = slowestStep(visits)
    // The median of all: single measurements of the processor differ by half.
    const slowdown = median(slowdowns)
    const rounds = times.map(ms => slowdown * ms)
    const value = median(rounds)
    return [{ figure: 'filtering', value, ours: `${value.toFixed(0)} ms`, yardstick: worst, rounds }]
  } finally {
    await browser.close()
  }
}

/** The longest task of each step, in ms. */
type Visit = Readonly<Record<string, number>>

interface Visiting {
  url: string
  reader: Reader
  /** Measures the speed of the processor between the steps. */
  measureSlowdown: () => Promise<void>
}

/** The step that is the longest in most visits, with its times; a step that was disturbed once does not count. */
export function slowestStep(visits: readonly Visit[]): [step: string, ms: readonly number[]] {
  const ofSteps = Object.keys(visits[0] ?? {}).map((step): [string, number[]] => [
    step,
    visits.map(visit => visit[step] ?? Number.NaN),
  ])
  const [worst] = ofSteps.sort(([, one], [, other]) => median(other) - median(one))
  if (!worst) throw new Error('Nothing was measured.')
  return worst
}

/** The longest tasks while a player finds some days of a history, with its longest page in view. */
async function filterHistory(browser: Browser, { url, reader, measureSlowdown }: Visiting): Promise<Visit> {
  const { email, password } = reader
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`${url}/`)
    await page.goto(`${url}/history`, { waitUntil: 'networkidle' })
    // Playwright injects its script with the first locator: this does it before the measurement.
    await rowsShown(page, 1)

    const visit: Record<string, number> = {}
    for (const [step, prepare] of Object.entries(steps)) {
      const act = await prepare(page)
      await measureSlowdown()
      visit[step] = await longestTask(browser, page, async () => {
        await act()
        await untilIdle(page)
      })
    }
    return visit
  } finally {
    await context.close()
  }
}

/**
 * In the order of a visit: a longer page, other days typed key by key, the next page, and other kinds. A control is
 * found before the measurement and pressed by a key: finding it in the page takes Playwright longer than most of what
 * is measured.
 */
const steps: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  'choosing 100 rows': async page => {
    const length = await found(page.getByLabel('Rows per page'))
    return async () => {
      await length.selectOption('100')
      await rowsShown(page, 100)
    }
  },
  'opening the filter': async page => {
    const filter = await found(page.getByText(/^Days shown: since/))
    return () => filter.press('Enter')
  },
  'typing days': async page => {
    const from = page.getByRole('group', { name: 'From' })
    const parts = [await found(from.getByLabel('Month')), await found(from.getByLabel('Day'))]
    return async () => {
      for (const part of parts) {
        await part.fill('')
        for (const digit of '11') await part.press(digit)
      }
    }
  },
  'showing those days': async page => {
    const show = await found(page.getByRole('button', { name: 'Show', exact: true }))
    return async () => {
      await show.press('Enter')
      await page.waitForURL(/from=/)
      await rowsShown(page, 100)
    }
  },
  'turning the page': async page => {
    const pages = page.getByRole('navigation', { name: 'Pages of the history' })
    const second = await found(pages.getByRole('link', { name: 'Page 2' }))
    return async () => {
      await second.press('Enter')
      await page.waitForURL(/page=2/)
      await rowsShown(page, 100)
    }
  },
  'choosing another kind': async page => {
    const kind = await found(page.getByRole('tab', { name: 'Digital reveal games' }))
    return async () => {
      await kind.press('Enter')
      await page.waitForURL(/tab=digitalGames/)
      await rowsShown(page, 100)
    }
  },
}

/**
 * React renders the response in time slices after it has arrived. The step is over when nothing in the page has
 * changed for a while.
 */
const untilIdle = (page: Page) =>
  page.evaluate(
    ms =>
      new Promise<void>(resolve => {
        let timer = setTimeout(resolve, ms)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, ms)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }),
    QUIET_MS,
  )

const found = async (place: Locator): Promise<ElementHandle<Node>> => {
  await place.waitFor()
  const element = await place.elementHandle()
  if (!element) throw new Error(`${String(place)} is gone.`)
  return element
}

/** Counts rows by tag: a query by role or position would force a layout of what is far below. */
const rowsShown = (page: Page, count: number) =>
  page
    .locator('tbody tr')
    .nth(count - 1)
    .waitFor({ state: 'attached' })
