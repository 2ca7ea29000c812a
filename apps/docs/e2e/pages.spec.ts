import { findProblems } from '../../web/e2e/findProblems.ts'
import { builtPages } from './builtSite.ts'
import { expect, test } from './serveSite.ts'

const PAGES_A_TEST = 6
const NARROW = { width: 320, height: 640 }

const paths = builtPages().map(({ path }) => path)

for (let from = 0; from < paths.length; from += PAGES_A_TEST) {
  const some = paths.slice(from, from + PAGES_A_TEST)
  test(`has no axe finding in light and dark, and fits a narrow screen: ${some[0]} and the ${some.length - 1} pages after it`, async ({
    page,
  }) => {
    const problems: string[] = []
    const wide = page.viewportSize()
    for (const path of some) {
      if (wide) await page.setViewportSize(wide)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      problems.push(...(await findProblems(page)).map(problem => `${path} light: ${problem}`))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      problems.push(
        ...(await findProblems(page, 'what a narrow screen changes')).map(
          problem => `${path} dark: ${problem}`,
        ),
      )
      await page.setViewportSize(NARROW)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > NARROW.width) problems.push(`${path} is ${width} px wide on a screen of ${NARROW.width}`)
    }
    expect(problems).toEqual([])
  })
}
