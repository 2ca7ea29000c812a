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

/** Half as long to read for the browser as the one that is written for people. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Colours stand on others, targets move together, words and controls are hidden, and what is too wide scrolls. */
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
 * What axe finds on a page: rule, element and reason. It is put into each page once and tells of violations alone,
 * which takes a tenth of the time that its usual driver takes.
 */
export async function findProblems(page: Page, part: Part = 'all'): Promise<string[]> {
  await endMoves(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: axe.RunOptions = {
    ...rulesOf(part),
    resultTypes: ['violations'],
    // Frames are pages of others, or of ours with tests of their own.
    iframes: false,
  }
  let results: axe.AxeResults
  // What began to move meanwhile was judged half way.
  do results = await page.evaluate(run => window.axe.run(run), options)
  while (await endMoves(page))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

const rulesOf = (part: Part): axe.RunOptions =>
  part === 'all'
    ? { runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } }
    : { runOnly: { type: 'rule', values: OF_NARROW_SCREENS } }

/** Waits until nothing that is seen moves any more, and says whether something did. */
const endMoves = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // What a closed disclosure holds is not drawn, and its transitions wait until it is.
    const moves = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
    await Promise.allSettled(moves.map(({ finished }) => finished))
    return moves.length > 0
  })
