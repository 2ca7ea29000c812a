import { join } from 'node:path'
import { routeFiles } from '../../../scripts/testing/routeFiles.ts'
import { expect, open, test } from './club.ts'

const build = join(import.meta.dirname, '../build/client')

for (const path of ['/', '/login', '/rewards', '/games'])
  test(`a browser starts ${path} with the scripts that its size counts, and no other`, async ({ page }) => {
    // What the page loads late is not there yet.
    await page.route('**/assets/LateOffers-*.js', () => undefined)
    await open(page, path)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.slice(1))
        .filter(name => name.endsWith('.js')),
    )
    expect(scripts.toSorted()).toEqual(routeFiles(build, path).scripts.toSorted())
  })

test('the sign-in page constructs no formatter before it is alive: the first one blocks a slow phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(of, args) {
            performance.mark(name)
            return Reflect.construct(of, args)
          },
        }),
      })
  })
  await open(page, '/login')
  expect(await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))).toEqual([])
  await open(page, '/rewards')
  expect(await page.evaluate(() => performance.getEntriesByName('NumberFormat').length)).toBeGreaterThan(0)
})

test('the routes of a page are asked for when a pointer or the focus comes to its link, and then navigated to without the server', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('response', response => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname === '/__manifest') asked.push(searchParams.get('paths') ?? '')
  })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const faq = footer.getByRole('link', { name: 'FAQ' })
  await faq.hover()
  await expect.poll(() => asked).toEqual(['/media,/media/faq'])
  const feedback = footer.getByRole('link', { name: 'Feedback' })
  await feedback.focus()
  await expect.poll(() => asked).toEqual(['/media,/media/faq', '/feedback'])

  // The router asks for what it does not know yet, and has the answer from the browser's cache.
  await feedback.press('Enter')
  await expect(page).toHaveTitle(/^Send Us Feedback/)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/__manifest?paths=%2Ffeedback'))
      .map(entry => (entry as PerformanceResourceTiming).transferSize > 0),
  )
  expect(sizes).toEqual([true, false])
})
