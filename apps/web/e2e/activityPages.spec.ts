import { expect, messageBar, open, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'

const ACTIVITIES = [
  {
    id: 'ROUTE-015',
    more: 'ACTV-018',
    paths: ['/profile-completion/7', '/settings/profile-completion'],
    title: 'Complete your profile',
    points: '500 Points',
    action: 'Go to your profile',
    leadsTo: '/settings/profile',
  },
  {
    id: 'ROUTE-016',
    more: 'ACTV-017',
    paths: ['/email-signUp/8', '/settings/email-sign-up'],
    title: 'Hear of promotions first',
    points: '250 Points',
    action: 'Go to your preferences',
    leadsTo: '/settings/preferences',
  },
] as const

for (const { id, more, paths, title, points, action, leadsTo } of ACTIVITIES) {
  test(`[${id}] ${paths[0]} sends a guest to sign in, and back`, async ({ page }) => {
    await open(page, paths[0])
    await expect(page).toHaveURL(url => url.pathname === '/login')
    await signInPage(page).submit('newcomer@players.example')
    await expect(page).toHaveURL(url => url.pathname === paths[0])
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test(`[${id}] [${more}] ${paths.join(' and ')} say what it earns and lead to where it is done`, async ({
    page,
    enter,
  }) => {
    await enter('newcomer@players.example')
    for (const path of paths) {
      await open(page, path)
      await expect(page).toHaveTitle(`${title} · Copper State Lottery`)
      const main = page.getByRole('main')
      await expect(main.getByText(points, { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', leadsTo)
    }
    for (const [width, part] of [
      [1280, 'all'],
      [320, 'what a narrow screen changes'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findProblems(page, part)).toEqual([])
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scroll, 'sideways scroll').toBeLessThanOrEqual(width)
    }
  })
}

test('[ROUTE-020] [SHELL-005] the address is written as it is: other letters are no page, for whomever', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  const expectNoPage = async () => {
    await expect(page.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found! · Copper State Lottery')
    await expect(page).toHaveURL('/email-signup/8')
  }
  await open(page, '/email-signup/8')
  await expectNoPage()
  await enter('birthday@players.example')
  await open(page, '/email-signup/8')
  await expectNoPage()
})

test('[EARN-011] [ERR-030] [ERR-031] their addresses have the id of the activity, and no other', async ({
  page,
  enter,
}) => {
  await enter('birthday@players.example')
  for (const [path, said] of [
    ['/profile-completion/abc', 'Something went wrong. Try again!'],
    ['/profile-completion/999999', 'This activity is not available.'],
    ['/email-signUp/7', 'This activity is not available.'],
  ] as const) {
    await open(page, path)
    await expect(page).toHaveURL(/\/earn$/)
    await expect(messageBar(page)).toContainText(said)
  }
})

test('[EARN-010] a completed profile has earned all it can', async ({ page, enter }) => {
  await enter('anniversary@players.example')
  await open(page, '/profile-completion/7')
  await expect(page.getByText('Maximum limit reached!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your profile' })).toHaveCount(0)
})

test('a status that cannot be had is said, and can be tried again', async ({ page, enter }) => {
  await enter('birthday@players.example')
  await open(page, '/')
  await page.route('**/api/loyalty/v1/activities/**', route => route.abort('internetdisconnected'))
  await page.getByRole('banner').getByRole('button', { name: 'For You' }).click()
  await page.getByRole('link', { name: 'Hear of promotions first Take part' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('We could not reach the club.')
  await page.unroute('**/api/loyalty/v1/activities/**')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('link', { name: 'Go to your preferences' })).toBeVisible()
})
