import { expect, open, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'

test('[ROUTE-021] the server has no address of the lounge without the flag, and asks no guest to sign in for one', async ({
  context,
  enter,
  setFlags,
}) => {
  await setFlags({ FEATURE_FLAGS: 'INFORMATION_ONLY_V1' })
  const paths = [
    '',
    '/explore',
    '/game/801',
    '/reward/201',
    '/store',
    '/store-billing',
    '/store-payment-success',
    '/store/pay',
    '/history',
    '/anything',
  ]
  for (const path of paths) {
    const answer = await context.request.get(`/lucky-lounge${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
  }
  await enter('birthday@players.example')
  expect((await context.request.get('/lucky-lounge')).status()).toBe(404)
})

test('[ROUTE-021] [LOBBY-002] [LOBBY-005] the lounge is open to everybody with the flag, in its own theme', async ({
  page,
}) => {
  const look = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement
      return [dataset.theme, getComputedStyle(document.documentElement).colorScheme]
    })
  for (const path of ['/lucky-lounge', '/lucky-lounge/store/pay']) {
    await open(page, path)
    expect(await look(), path).toEqual(['lucky-lounge', 'dark'])
  }
  await open(page, '/')
  expect(await look()).toEqual(['players-club', 'light dark'])
  await page.getByRole('link', { name: 'Visit the lounge' }).click()
  await expect(page).toHaveTitle('Lucky Lounge · Copper State Lottery')
  expect(await look()).toEqual(['lucky-lounge', 'dark'])
  await page.goBack()
  await expect(page).toHaveTitle('Home Page')
  expect(await look()).toEqual(['players-club', 'light dark'])
})

test('[BONUS-002] [BONUS-006] the daily bonus is credited by the server, and shown once', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'bonus'))
  await open(page, '/lucky-lounge')
  const banner = page.getByRole('region', { name: '50 free tokens today' })
  const balance = page.getByRole('main').getByRole('link', { name: /Tokens$/ })
  const credited = page.waitForResponse('**/lounge-activities/daily-bonus/credits')
  await banner.getByRole('button', { name: 'Claim' }).click()
  expect((await credited).status()).toBe(200)
  await expect(balance).toHaveText('50 Tokens')
  await open(page, '/lucky-lounge')
  await expect(balance).toBeVisible()
  await expect(banner).toBeHidden()
})

test('[REDEEM-004] [ARCADE-002] the server shows a guest a drawing and a game', async ({ request }) => {
  for (const [path, title] of [
    ['reward/203', 'Monthly drawing'],
    ['game/801', 'Monsoon Reels'],
  ])
    expect(await (await request.get(`/lucky-lounge/${path}`)).text(), path).toContain(
      `<title>${title} · Copper State Lottery</title>`,
    )
})

test('[LOBBY-005] the server shows a guest every game and drawing of the lobby, in their order', async ({
  request,
}) => {
  const html = await (await request.get('/lucky-lounge')).text()
  const places = [
    ...['Monsoon Reels', 'Sizzling Hot Monsoon', 'Canyon Crossword', 'Roadrunner Maze'],
    ...['Pick a Piñata', 'The Copper Wheel', 'Night Sky Gems', 'Saguaro Spin'],
    ...['Weekly drawing', 'Bi-weekly drawing', 'Monthly drawing', 'Quarterly drawing'],
  ].map(title => html.indexOf(title))
  expect(places).not.toContain(-1)
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
})

test('[REDEEM-009] [LOBBY-013] an unknown drawing is reported in the lobby, and not again after a reload', async ({
  page,
}) => {
  await open(page, '/lucky-lounge/reward/999999')
  await expect(page).toHaveURL(/\/lucky-lounge$/)
  await expect(page.getByText('This reward is not available.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lights come on after dark')
  await expect(page.getByText('This reward is not available.')).toHaveCount(0)
})

test('[FLAG-013] the server redirects a guest from a game to the sign-in with SECURE_LL_DETAILS_PAGE', async ({
  request,
  setFlags,
}) => {
  await setFlags({ SECURE_LL_DETAILS_PAGE: true })
  const answer = await request.get('/lucky-lounge/game/801', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/login?from=%2Flucky-lounge%2Fgame%2F801')
})
