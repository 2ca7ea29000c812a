import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Part = 'all' | 'what a narrow screen changes'

/** The minified file takes the browser half as long to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules whose result depends on the width: contrast, target sizes, hidden text and controls, scrollable regions. */
const OF_NARROW_SCREENS = [
  'color-contrast',
  'target-size',
  'button-name',
  'link-name',
  'heading-order',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
]
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page: rule, element and reason. The script is injected once per page and reports violations
 * alone, which takes a tenth of the time of axe's Playwright package.
 */
export async function findProblems(page: Page, part: Part = 'all'): Promise<string[]> {
  await finishAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: axe.RunOptions = {
    ...rulesOf(part),
    resultTypes: ['violations'],
    // Frames contain other sites' pages, or pages of ours with tests of their own.
    iframes: false,
  }
  let results: axe.AxeResults
  // An animation that began meanwhile was checked halfway, so the check runs again.
  do results = await page.evaluate(run => window.axe.run(run), options)
  while (await finishAnimations(page))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

const rulesOf = (part: Part): axe.RunOptions =>
  part === 'all'
    ? { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } }
    : { runOnly: { type: 'rule', values: OF_NARROW_SCREENS } }

/** Waits until no visible animation runs, and returns whether one did. */
const finishAnimations = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // The content of a closed disclosure is not rendered, so its transitions never finish.
    const animations = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
    await Promise.allSettled(animations.map(({ finished }) => finished))
    return animations.length > 0
  })
