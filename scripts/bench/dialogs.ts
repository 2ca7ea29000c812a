import { chromium, type Browser } from 'playwright'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import { buildEntry, type BuiltEntry } from './buildEntry.ts'
import type { Measured } from './figures.ts'
import { ratioAtLeast, ratioOfTimes } from './speed.ts'
import { interleave } from './statistics.ts'

/** Each round opens each dialog once. */
const ROUNDS = 60
const PAGE = 'http://dialogs.localhost/'

/**
 * Opening a dialog whose code is prefetched when the pointer approaches its button, against the same one loaded with
 * its page.
 */
export async function measureDialogs(): Promise<Measured[]> {
  const [late, atOnce] = [await buildEntry('dialogs/late.tsx'), await buildEntry('dialogs/atOnce.tsx')]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const rounds = await interleave(ROUNDS, {
      ours: () => open(browser, late),
      yardstick: () => open(browser, atOnce),
    })
    return [ratioAtLeast(ratioOfTimes('lateDialog', rounds))]
  } finally {
    await browser.close()
    late.remove()
    atOnce.remove()
  }
}

/** A first visit; the pointer approaches the button shortly before the press. */
async function open(browser: Browser, { folder, styles }: BuiltEntry): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    // Both dialogs have their styles before they are opened: one with its page, the other with its code.
    const links = styles.map(path => `<link rel="stylesheet" href="/${path}">`).join('')
    await page.route(`${PAGE}**`, route => {
      const path = join(folder, new URL(route.request().url()).pathname)
      return path.endsWith('js') || path.endsWith('css')
        ? route.fulfill(existsSync(path) ? { path } : { status: 404 })
        : route.fulfill({
            contentType: 'text/html',
            body: `${links}<script type="module" src="/entry.mjs"></script>`,
          })
    })
    await page.goto(PAGE)
    await page.getByRole('button').hover()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button').click()
    return await page.evaluate(() => window.opened)
  } finally {
    await context.close()
  }
}
