import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Part = 'all' | 'colours' | 'all but colours'

/** Half as long to read for the browser as the one that is written for people. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page: rule, element and reason. It is put into each page once and tells of violations alone,
 * which takes a tenth of the time that its usual driver takes. Forced colours are the browser's own; axe cannot read them.
 */
export async function findProblems(page: Page, part: Part = 'all'): Promise<string[]> {
  // What a closed disclosure holds is not drawn, and its transitions wait until it is.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
        .map(({ finished }) => finished),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(options => window.axe.run(options), {
    ...rulesOf(part),
    resultTypes: ['violations'],
    // Frames are pages of others, or of ours with tests of their own.
    iframes: false,
  } satisfies axe.RunOptions)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

function rulesOf(part: Part): axe.RunOptions {
  if (part === 'colours') return { runOnly: ['color-contrast'] }
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: part === 'all' } }
  return { runOnly: { type: 'tag', values: TAGS }, rules }
}
