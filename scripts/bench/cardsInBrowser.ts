import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts'
import { buildEntry } from './buildEntry.ts'
import type { Kind } from './cards/cards.tsx'
import type { Measured } from './figures.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave, type Sides } from './statistics.ts'

const ROUNDS = 75

export async function measureCardsInBrowser(): Promise<Measured[]> {
  const built = await buildEntry('cards/browserCards.tsx')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: built.file, type: 'module' })
    await page.waitForFunction(() => 'measureCards' in window)
    const measure = (kind: Kind) => () => page.evaluate(name => window.measureCards(name), kind)
    const rounds = await interleave(ROUNDS, { ours: measure('ours'), yardstick: measure('plain') })
    const only = (part: 'mount' | 'rerender') =>
      rounds.map(({ ours, yardstick }): Sides<number> => ({ ours: ours[part], yardstick: yardstick[part] }))
    return [ratioOfTimes('mount', only('mount')), ratioOfTimes('rerender', only('rerender'))]
  } finally {
    await browser.close()
    built.remove()
  }
}
