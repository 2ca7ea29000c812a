import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import type { Measured } from './figures.ts'
import type { Club, Reader } from './ledgerWorld.ts'
import { longestTask } from './longestTask.ts'
import { median } from './statistics.ts'

const ROUNDS = 5

/** How long the page is busy at a stretch while a player narrows a long history, on a slow processor. */
export async function measureFiltering({ server: { port } }: Club, reader: Reader): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const longest: Task[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      longest.push(await narrow(browser, `http://localhost:${port}`, reader))
    const rounds = longest.map(({ ms }) => ms)
    const value = median(rounds)
    const worst = longest.find(({ ms }) => ms === value)?.step ?? ''
    return [{ figure: 'filtering', value, ours: `${value.toFixed(0)} ms`, yardstick: worst, rounds }]
  } finally {
    await browser.close()
  }
}

interface Task {
  readonly step: string
  readonly ms: number
}

/** The longest task of everything that a player does to find some days of a history, the longest page of it in view. */
async function narrow(browser: Browser, url: string, { email, password }: Reader): Promise<Task> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`${url}/`)
    await page.goto(`${url}/history`, { waitUntil: 'networkidle' })
    // This tool's own script comes into the page with its first look at it: before anything is measured.
    await rowsShown(page, 1)

    const tasks: Task[] = []
    for (const [step, act] of Object.entries(steps)) {
      const ms = await longestTask(browser, page, async () => {
        await act(page)
        await page.waitForLoadState('networkidle')
      })
      tasks.push({ step, ms })
    }
    return tasks.reduce((worst, task) => (task.ms > worst.ms ? task : worst))
  } finally {
    await context.close()
  }
}

/** By its key: before a click this tool looks in the page for what lies there, and the page's task would be longer by it. */
const press = (place: Locator) => place.press('Enter')

const rowsShown = (page: Page, count: number) => page.getByRole('row').nth(count).waitFor()

/** In the order of a visit: a longer page, other days, key by key, the next page, and other kinds. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'choosing 100 rows': async page => {
    await page.getByLabel('Rows a page').selectOption('100')
    await rowsShown(page, 100)
  },
  'opening the filter': page => press(page.getByText(/^Days shown: since/)),
  'typing days': async page => {
    const from = page.getByRole('group', { name: 'From' })
    for (const part of ['Month', 'Day']) {
      await from.getByLabel(part).fill('')
      await from.getByLabel(part).pressSequentially('11')
    }
  },
  'showing those days': async page => {
    await press(page.getByRole('button', { name: 'Show', exact: true }))
    await page.waitForURL(/from=/)
    await rowsShown(page, 100)
  },
  'turning the page': async page => {
    const pages = page.getByRole('navigation', { name: 'Pages of the history' })
    await press(pages.getByRole('link', { name: 'Page 2' }))
    await page.waitForURL(/page=2/)
    await rowsShown(page, 100)
  },
  'choosing another kind': async page => {
    await press(page.getByRole('tab', { name: 'Digital reveal games' }))
    await page.waitForURL(/tab=digitalGames/)
    await rowsShown(page, 100)
  },
}
