import { expect, open, signInPage, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'

/** A game's card says what its link does. */
const looked = (name: string) => `${name} Play`

test('[ROUTE-021] without the flag no address of the lounge is a page, and nobody is asked to sign in for one', async ({
  page,
  enter,
  setFlags,
  complaints,
}) => {
  complaints.allow(/404/)
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
    const answer = await page.request.get(`/lucky-lounge${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
  }
  await open(page, '/lucky-lounge')
  await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  await enter('birthday@players.example')
  expect((await page.request.get('/lucky-lounge')).status()).toBe(404)
})

test('[ROUTE-021] [LOBBY-002] [LOBBY-005] with the flag the lounge is open to everybody, in its own light', async ({
  page,
}) => {
  await open(page, '/')
  const style = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await style()).toBe('players-club')
  await page.getByRole('link', { name: 'Visit the lounge' }).click()
  await expect(page).toHaveTitle('Lucky Lounge · Copper State Lottery')
  expect(await style()).toBe('lucky-lounge')
  await page.goBack()
  await expect(page).toHaveTitle('Home Page')
  expect(await style()).toBe('players-club')
})

for (const email of [undefined, 'newcomer@players.example', 'verified@players.example'])
  test(`[LOBBY-002] the lobby and the explore page are there for ${email ?? 'a guest'}`, async ({
    page,
    enter,
  }) => {
    if (email) await enter(email)
    for (const [path, title] of [
      ['/lucky-lounge', 'Lucky Lounge · Copper State Lottery'],
      ['/lucky-lounge/explore', 'Explore Lucky Lounge · Copper State Lottery'],
    ] as const) {
      await open(page, path)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

test('[LOBBY-004] every page of the lounge shows a player their tokens', async ({ page, enter }) => {
  await enter('verified@players.example')
  for (const path of [
    ...['', '/explore', '/game/801', '/reward/203', '/history'],
    ...['/store', '/store-billing', '/store-payment-success'],
  ]) {
    await open(page, `/lucky-lounge${path}`)
    // The history says them beside its list, every other page in the bar that leads to the store.
    const main = page.getByRole('main')
    const tokens =
      path === '/history'
        ? main.getByRole('paragraph').filter({ hasText: /^[\d,]+ Tokens$/ })
        : main.getByRole('link', { name: /^[\d,]+ Tokens$/ })
    await expect(tokens, path).toBeVisible()
  }
})

test('[LOBBY-004] [LOBBY-006] [LOBBY-007] [LOBBY-009] [LOBBY-014] [SHELL-028] guests look around; the footer speaks for the lounge', async ({
  page,
}) => {
  await open(page, '/lucky-lounge')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Your tokens' })).toBeDisabled()
  await expect(main.getByRole('button', { name: 'History' })).toBeDisabled()
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    ...['Monsoon Reels', 'Sizzling Hot Monsoon', 'Canyon Crossword', 'Roadrunner Maze'].map(looked),
    ...['Pick a Piñata', 'The Copper Wheel', 'Night Sky Gems', 'Saguaro Spin'].map(looked),
    ...[
      'Weekly drawing Enter',
      'Bi-weekly drawing Enter',
      'Monthly drawing Enter',
      'Quarterly drawing Enter',
    ],
  ])
  const ways = main.getByRole('paragraph').filter({ hasText: 'Guests are welcome' })
  await expect(ways.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/login(\?|$)/)
  await expect(ways.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await main.getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Lucky Lounge' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq_ll')
  await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/media/terms_conditions_ll',
  )
  await main.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/lucky-lounge$/)
})

test('[TOUR-001] [TOUR-002] [LOBBY-010] the tour is walked by keys, and the browser keeps how it ended', async ({
  page,
}) => {
  await open(page, '/lucky-lounge')
  const button = page.getByRole('button', { name: 'Virtual Tour' })
  await button.focus()
  await page.keyboard.press('Enter')
  for (const slide of ['Welcome', 'Tokens', 'Games', 'Drawings', 'History']) {
    const dialog = page.getByRole('dialog', { name: `Virtual Tour: ${slide}` })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: slide === 'History' ? 'Finish' : 'Next' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  const kept = () => page.evaluate(() => localStorage.getItem('players-club.tour'))
  expect(JSON.parse((await kept()) ?? '')).toEqual({ completedTour: true, skippedTour: false })
})

test('[BONUS-002] [BONUS-004] [BONUS-006] the daily bonus is put off, wanted after all, and there once', async ({
  page,
  enter,
  world,
}) => {
  await enter(await freshPlayer(world, 'bonus'))
  await open(page, '/lucky-lounge')
  const banner = page.getByRole('region', { name: '50 free tokens today' })
  await banner.getByRole('button', { name: 'Not today' }).click()
  await expect(banner).toBeHidden()
  // The name ends with the number of the account.
  const [name = '', kept = ''] = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.startsWith('players-club.daily-bonus.')) ?? [],
  )
  expect(JSON.parse(kept)).toMatchObject({ dismissed: true })
  await page.evaluate(key => localStorage.removeItem(key), name)
  await open(page, '/lucky-lounge')
  const balance = page.getByRole('main').getByRole('link', { name: /Tokens$/ })
  const credited = page.waitForResponse('**/lounge-activities/daily-bonus/credits')
  await banner.getByRole('button', { name: 'Claim' }).click()
  expect((await credited).status()).toBe(200)
  await expect(page.getByText('50 free tokens are yours.')).toBeVisible()
  await expect(balance).toHaveText('50 Tokens')
  await open(page, '/lucky-lounge')
  await expect(balance).toBeVisible()
  await expect(banner).toBeHidden()
})

test('[REDEEM-004] [REDEEM-009] [REDEEM-012] [LOBBY-013] a drawing is open to everybody; one that is not there is said in the lobby, once', async ({
  page,
}) => {
  await open(page, '/lucky-lounge/reward/203')
  await expect(page).toHaveTitle('Monthly drawing · Copper State Lottery')
  await expect(page.getByRole('main').getByText('350 tokens an entry')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Redeem' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Flucky-lounge%2Freward%2F203$/)
  await open(page, '/lucky-lounge/reward/999999')
  await expect(page).toHaveURL(/\/lucky-lounge$/)
  await expect(page.getByText('This reward is not available.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The desert lights up after dark')
  await expect(page.getByText('This reward is not available.')).toHaveCount(0)
})

test('[ARCADE-002] [ARCADE-005] [FLAG-013] a game’s page is open to guests, unless details ask for sign-in; one that is not there is said in the lobby', async ({
  page,
  setFlags,
}) => {
  await open(page, '/lucky-lounge')
  await page.getByRole('link', { name: /^Monsoon Reels/ }).click()
  await expect(page).toHaveTitle('Monsoon Reels · Copper State Lottery')
  const address = page.url()
  await expect(page.getByRole('main').getByRole('heading', { name: 'How to play' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^20 tokens/i })).toBeChecked()
  await open(page, '/lucky-lounge/game/999999')
  await expect(page).toHaveURL(/\/lucky-lounge$/)
  await expect(page.getByText('This game is not available.')).toBeVisible()

  await setFlags({ SECURE_LL_DETAILS_PAGE: true })
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?from=%2Flucky-lounge%2Fgame%2F\d+$/)
  await signInPage(page).submit('newcomer@players.example')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Monsoon Reels' })).toBeVisible()
})
