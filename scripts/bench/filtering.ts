import { chromium, type Browser } from 'playwright'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import { cookieOf } from './crowd.ts'
import type { Measured } from './figures.ts'
import { HISTORIES, type Club } from './ledgerWorld.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4

/** How long the page is busy at most while a player narrows a history of a million rows, on a slow processor. */
export async function measureFiltering({ server: { port } }: Club): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await filter(browser, port))
    const value = median(rounds)
    return [{ figure: 'filtering', value, ours: `${value.toFixed(0)} ms`, yardstick: '', rounds }]
  } finally {
    await browser.close()
  }
}

async function filter(browser: Browser, port: number): Promise<number> {
  const url = `http://localhost:${port}`
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const [name = '', value = ''] = cookieOf(HISTORIES.long).split('=')
    await context.addCookies([
      { name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    ])
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(`${url}/history`, { waitUntil: 'networkidle' })
    await page.getByText(/^Days shown: since/).click()
    await page.evaluate(watchTasks)
    const from = page.getByRole('group', { name: 'From' })
    for (const [part, text] of Object.entries({ Month: '1', Day: '2' }))
      await from.getByLabel(part).fill(text)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/from=/)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => window.longestTask())
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** 0 where no task took 50 ms or more. */
    longestTask: () => number
  }
}

function watchTasks(): void {
  let longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })
  window.longestTask = () => longest
}
