import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { addDays, copperStateLottery, lotteryDay } from '@players-club/domain-models'
import { LAKE_STATE, lakeState } from '../../../scripts/testing/lakeState.ts'
import { launch } from '../../../scripts/testing/programs.ts'
import { expect, open, ready, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { toPersonal } from './registerPage.ts'

test.use({ lotteryFile: LAKE_STATE })

const { lotteryName, clubName, loungeName } = copperStateLottery.brand
const theFirst = new RegExp([lotteryName, clubName, loungeName, 'Phoenix time', '21 or older'].join('|'))

/** The colour of the page as `#rrggbb`; runs in the browser. */
function pageColor(): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) return ''
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

test('a club of another lottery has its names on every page, from the server and in the browser', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/404/)
  for (const path of [
    '/login',
    '/register',
    '/media/about_us',
    '/media/terms_conditions_ll',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toMatch(theFirst)
    expect(html).toContain('<link rel="icon" href="/lottery/logo.svg"')
    expect(html).not.toMatch(/favicon\.svg|shared\.png/)
    await open(page, path)
    await expect(page).toHaveTitle(/Lake State Lottery/)
    await expect(page.getByRole('contentinfo')).toContainText('© Lake State Lottery')
    await expect(page.locator('body')).not.toContainText(theFirst)
  }
})

test('a club of another lottery keeps its names in another language and after a navigation', async ({
  page,
}) => {
  await open(page, '/lucky-lounge')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await ready(page)
  await expect(page.getByRole('banner')).toContainText('Lakeside Club')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Lakeside Club/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toContainText('© Lake State Lottery')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`a lottery with a look of its own has its colours, mark and scene in the ${colorScheme} scheme, and can be read`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const { surface, night } = lakeState.brand.look.colors
    const background = colorScheme === 'light' ? surface : night
    for (const path of ['/', '/login', '/lucky-lounge']) {
      await open(page, path)
      const expected = path === '/lucky-lounge' ? night : background
      await expect.poll(() => page.evaluate(pageColor)).toBe(expected)
      const pictures = page.locator('img[src^="/lottery/"]')
      await expect(pictures.first()).toHaveAttribute('src', '/lottery/logo.svg')
      for (const picture of await pictures.all())
        await expect
          .poll(() => picture.evaluate(each => (each as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
      expect(await findProblems(page)).toEqual([])
    }
  })

test('the settings of another lottery hold for the server’s page and for the browser', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('main').getByRole('combobox', { name: /rows|page/i })).toHaveValue('50')
  await expect(page.getByRole('tab', { name: 'Draws (second chance)' })).toBeVisible()
  await open(page, '/ticket-entry')
  await expect(page.getByRole('tab', { name: 'Scratch ticket' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Quick draw' })).toHaveCount(0)
})

test('hours of another lottery are those of its zone', async ({ page }) => {
  await open(page, '/games-draw/21')
  const next = page.getByRole('main').locator('time').first()
  const at = new Date((await next.getAttribute('datetime')) ?? '')
  const inDetroit = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Detroit', hour: 'numeric' })
  const [hour, half] = inDetroit.format(at).split(/\s/)
  await expect(next).toHaveText(new RegExp(`, ${hour}:00\\s${half}$`))
})

test('a lottery that players of 18 may join says so, and refuses who turns 18 tomorrow', async ({ page }) => {
  await open(page, '/register')
  const main = page.getByRole('main')
  await expect(main.getByText('You must be 18 or older to play.')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^I am 18 or older/ })).toBeVisible()
  const { date = '' } = (await page.request.get('/health')).headers()
  const today = lotteryDay(new Date(date), 'America/Detroit')
  const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4).replace('-02-29', '-02-28')}`
  const wizard = await toPersonal(page)
  const tooYoung = page.getByRole('group').getByText('user must be 18 or older')
  await wizard.fillBirthDate(addDays(birthday, 1))
  await wizard.firstName.focus()
  await expect(tooYoung).toBeVisible()
  await wizard.fillBirthDate(birthday)
  await wizard.firstName.focus()
  await expect(tooYoung).toHaveCount(0)
})

test('a server with colours that cannot be read ends before it prepares any data, and says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'players-club-pale-'))
  const { brand } = lakeState
  const look = { ...brand.look, colors: { ...brand.look.colors, text: '#8899aa' } }
  await writeFile(join(folder, 'pale.json'), JSON.stringify({ ...lakeState, brand: { ...brand, look } }))
  const data = join(folder, 'data')
  const env = { MODE: 'demo', DATABASE_FOLDER: data, LOTTERY_CONFIG: join(folder, 'pale.json'), PORT: '0' }
  const server = launch('server', env, 'pipe')
  if (!server.stderr) throw new Error('The errors of the server are not piped.')
  const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect(errors).toMatch(/^LOTTERY_CONFIG: brand\.look\.colors: .* Choose a darker text\.$/m)
  expect([code, existsSync(data)]).toEqual([1, false])
  await rm(folder, { recursive: true })
})
