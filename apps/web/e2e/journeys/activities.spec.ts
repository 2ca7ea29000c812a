import type { Page } from '@playwright/test'
import { expect, messageBar, open, ready, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><circle cx="40" cy="30" r="20"/></svg>'

const answered = (page: Page, path: RegExp) =>
  page.waitForResponse(response => response.request().method() === 'POST' && path.test(response.url()))

test('[EARN-002] [EARN-003] [EARN-004] [EARN-011] [ACTV-002] [ACTV-003] [ACTV-005] [ERR-030] a guest sees what anybody may earn from, and is asked to sign in to earn', async ({
  page,
  context,
  enter,
}) => {
  await open(page, '/view-url/18')
  await expect(page).toHaveURL(/\/earn$/)
  await expect(messageBar(page)).toContainText('This activity is not available.')
  await open(page, '/view-url/abc')
  await expect(page).toHaveURL(/\/earn$/)
  await expect(messageBar(page)).toContainText('Something went wrong. Try again!')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Collect them all: monsoon season/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^News for regulars/ })).toHaveCount(0)

  await main.getByRole('link', { name: /^A look at the desert museum/ }).click()
  await main.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/login?from=%2Fview-url%2F1')
  await open(page, '/promo-code/2')
  await main.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
  await main.getByRole('button', { name: 'Redeem' }).click()
  await expect(page).toHaveURL('/login?from=%2Fpromo-code%2F2')
  await open(page, '/upload-content/4')
  await main.getByRole('button', { name: 'Choose a photo' }).click()
  await expect(page).toHaveURL('/login?from=%2Fupload-content%2F4')
  expect(context.pages()).toHaveLength(1)

  await enter('anniversary@players.example')
  await open(page, '/earn')
  await main.getByRole('link', { name: /^News for regulars/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('News for regulars')
  await expect(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect(main.getByRole('link', { name: /^View/ })).toHaveCount(0)
})

test('[ACTV-001] [ACTV-004] [ACTV-006] [ACTV-012] what was done at one activity is not taken along to another', async ({
  page,
  context,
  world,
  enter,
  complaints,
}) => {
  complaints.allow(/ERR_BLOCKED_BY_RESPONSE/)
  await enter(await freshPlayer(world, 'wanderer'))
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  /** From the one page to the list, to the other, and from there at once back to the first. */
  const leaveFor = async (path: string, link: RegExp, act: () => Promise<void>) => {
    await open(page, path)
    const first = (await title.textContent()) ?? ''
    await main.getByRole('link', { name: 'All ways to earn' }).first().click()
    await main.getByRole('link', { name: link }).click()
    await expect(main.getByRole('link', { name: 'All ways to earn' }).first()).toBeVisible()
    await act()
    await page.evaluate(() => history.go(-2))
    await expect(title).toHaveText(first)
  }

  await leaveFor('/view-url/2', /^A look at the desert museum/, async () => {
    const tab = context.waitForEvent('page')
    await main.getByRole('link', { name: /^View/ }).click()
    await (await tab).close()
    await expect(main.getByText('75 points are yours')).toBeVisible()
  })
  await expect(main.getByText('75 points are yours')).toHaveCount(0)

  const code = main.getByRole('textbox', { name: 'Promo code' })
  await leaveFor('/promo-code/3', /^The code from the radio/, () => code.fill('CACTUS200'))
  await expect(code).toHaveValue('')

  // There is one activity for photos: what it asks for is asked for by another as well.
  await page.route('**/contents/radio-code', route =>
    route.continue({ url: route.request().url().replace('radio-code', 'lucky-spot') }),
  )
  const caption = main.getByRole('textbox', { name: /^Title/ })
  await leaveFor('/upload-content/2', /^Show us your lucky spot/, async () => {
    await main.getByRole('button', { name: 'Accept the terms and go on' }).click()
    await caption.fill('My porch')
  })
  await expect(caption).toHaveValue('')

  const wasForFun = main.getByText('That was for fun: nothing was spent or won.')
  await leaveFor('/interactive-game/15', /^The copper wheel/, async () => {
    await main.getByRole('button', { name: 'Play for fun' }).click()
    const dialog = page.getByRole('dialog', { name: 'The copper wheel' })
    await expect(dialog.frameLocator('iframe').locator('#act')).toBeEnabled()
    await dialog.getByRole('button', { name: 'Close the game' }).click()
    await expect(wasForFun).toBeVisible()
  })
  await expect(main.getByRole('button', { name: 'Play for fun' })).toBeVisible()
  await expect(wasForFun).toHaveCount(0)
})

test('[EARN-001] every kind of way to earn is on the list, and leads to its page', async ({
  page,
  enter,
}) => {
  await enter('newcomer@players.example')
  await open(page, '/earn')
  const main = page.getByRole('main')
  for (const [path, title] of [
    ['/view-url/1', 'A look at the desert museum'],
    ['/promo-code/2', 'The code from the radio'],
    ['/code-redemption/3', 'Redeem a promo code'],
    ['/upload-content/4', 'Show us your lucky spot'],
    ['/poll/5', 'Which season is yours?'],
    ['/profile-completion/7', 'Complete your profile'],
    ['/email-signUp/8', 'Hear of promotions first'],
    ['/invite-friends', 'Invite Friends'],
    ['/quiz/10', 'The desert quiz'],
    ['/survey/12', 'How do we do?'],
    ['/survey/v2/13', 'Games to come'],
    ['/interactive-game/14', 'The copper wheel'],
    ['/collect-them-all/16', 'Collect them all: monsoon season'],
  ] as const) {
    await main.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL('/earn')
  }
})

test('[EARN-001] [ACTV-001] [ACTV-004] [ACTV-006] [ACTV-007] [ACTV-008] [SHELL-006] [SHELL-015] a player earns by a link, a code and a photo, each once, and confetti falls', async ({
  page,
  context,
  world,
  enter,
  complaints,
}) => {
  // The page in the other tab shows widgets to partners at their own address, which is not this one.
  complaints.allow(/ERR_BLOCKED_BY_RESPONSE/)
  await enter(await freshPlayer(world, 'earner'))
  await open(page, '/view-url/1')
  const main = page.getByRole('main')
  const points = (text: string) => page.getByRole('banner').getByRole('link', { name: `${text} points` })
  const tab = context.waitForEvent('page')
  const credited = answered(page, /\/desert-museum-visit\/credits$/)
  await main.getByRole('link', { name: /^View/ }).click()
  expect((await tab).url()).toContain('/partner')
  expect((await credited).status()).toBe(200)
  await expect(main.getByText('Maximum limit reached!')).toBeVisible()
  await expect(points('75')).toBeVisible()

  await open(page, '/promo-code/2')
  const code = main.getByRole('textbox', { name: 'Promo code' })
  await code.fill('no-such-code')
  await code.press('Enter')
  await expect(main.getByText(/This code is unknown, or it has been used/)).toBeVisible()
  await code.fill('cactus 200')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await main.getByRole('button', { name: 'Redeem' }).dblclick()
  const confetti = page.locator('canvas[aria-hidden="true"]')
  await expect(confetti).toBeVisible()
  await expect(confetti).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const won = page.getByRole('dialog', { name: '200 points are yours!' })
  await won.getByRole('button', { name: 'Go on' }).click()
  await expect(points('275')).toBeVisible()
  await code.fill('CACTUS200')
  await code.press('Enter')
  await expect(main.getByText(/This code is unknown, or it has been used/)).toBeVisible()

  await open(page, '/upload-content/4')
  await main.getByRole('button', { name: 'Accept the terms and go on' }).click()
  const photo = { name: 'spot.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PHOTO) }
  await main.getByLabel('Your photo').setInputFiles(photo)
  await main.getByRole('textbox', { name: /^Title/ }).fill('My porch')
  await page.route('**/contents/lucky-spot/photos', () => {})
  await main.getByRole('button', { name: 'Upload' }).click()
  await expect(main.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect(messageBar(page)).toContainText('Upload cancelled')
  await page.unroute('**/contents/lucky-spot/photos')
  const sent = answered(page, /\/contents\/lucky-spot\/photos$/)
  await main.getByRole('button', { name: 'Upload' }).click()
  expect((await sent).request().headers()['content-type']).toMatch(/^multipart\/form-data/)
  await page
    .getByRole('dialog', { name: '300 points are yours!' })
    .getByRole('button', { name: 'Go on' })
    .click()
  await expect(points('575')).toBeVisible()

  await page.goto('/history')
  await ready(page)
  await expect(page.getByRole('rowheader', { name: 'Show us your lucky spot' })).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: 'The code from the radio' })).toHaveCount(1)
})
