import type { Locator, Page } from '@playwright/test'
import { expect, messageBar, open, PASSWORD, ready, test } from './club.ts'
import { freshPlayer, mailedLink } from './freshPlayer.ts'
import { inspectFocus } from './inspectFocus.ts'
import { profilePage } from './profilePage.ts'

const WIDTH = 320

test.use({ viewport: { width: WIDTH, height: 720 } })

/** Drives a page by keyboard alone, on the narrowest phone. */
function keyboardOn(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  /** Tabs to a control, and checks that every stop on the way has a visible focus ring, and that nothing overflows. */
  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const element = await target.elementHandle()
    let isThere = await target.evaluate(each => each.contains(document.activeElement))
    for (let presses = 0; presses < 100 && !isThere; presses += 1) {
      await press('Tab')
      const stop = await page.evaluate(inspectFocus, element)
      expect(stop?.wrong ?? '', stop?.name).toBe('')
      isThere = stop?.isThere ?? false
    }
    await expect(target).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
  }

  return {
    press,
    to,
    async type(field: Locator, text: string) {
      await to(field)
      await press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async enter(control: Locator) {
      await to(control)
      await press('Enter')
    },
  }
}

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await ready(page)
}

test('[VALID-001] [VALID-011] a player signs in and resets the password by keyboard alone at 320 px', async ({
  page,
  world,
}) => {
  const keys = keyboardOn(page)
  const main = page.getByRole('main')
  const h1 = main.getByRole('heading', { level: 1 })
  const email = main.getByLabel('Email', { exact: true })
  const password = main.getByLabel('Password', { exact: true })
  const confirmation = main.getByLabel('Confirm Password')
  const address = await freshPlayer(world, 'keyboard')

  await open(page, '/login')
  await keys.type(email, 'keyboard@players')
  await keys.type(password, 'Wrong#2026')
  await keys.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Invalid email format/)
  await keys.type(email, address)
  await keys.type(password, 'Wrong#2026')
  await keys.press('Enter')
  await expect(main.getByRole('alert')).toContainText('Email or password is not right.')
  await keys.enter(main.getByRole('link', { name: 'Forgot password?' }))

  await expect(h1).toHaveText('Forgot your password?')
  await keys.type(email, 'keyboard@')
  await keys.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Please enter valid email address/)
  await expect(email).toBeFocused()
  await expect(main.getByRole('button', { name: 'Email me a link' })).toBeDisabled()
  await keys.type(email, address)
  await keys.enter(main.getByRole('button', { name: 'Email me a link' }))
  await expect(main.getByText(address)).toBeVisible()
  await keys.to(main.getByRole('link', { name: 'Home' }))

  await follow(page, await mailedLink(world, address, /(http\S+\/reset\/finish\?key=\S+)/))
  await keys.type(password, 'weak')
  await keys.type(confirmation, 'week')
  await keys.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Enter valid password/)
  await keys.type(password, 'Copper#2027')
  await keys.to(confirmation)
  await expect(confirmation).toHaveAccessibleDescription(/do not match/)
  await keys.type(confirmation, 'Copper#2027')
  await keys.enter(main.getByRole('button', { name: 'Save' }))
  await expect(h1).toHaveText('Your password has been changed')
  await expect(h1).toBeFocused()
  await keys.enter(main.getByRole('link', { name: 'Sign In' }))

  await keys.type(email, address)
  await keys.type(password, 'Copper#2027')
  await keys.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[VALID-001] [VALID-011] a player changes the password, deactivates and reactivates the account by keyboard alone at 320 px', async ({
  page,
  world,
  enter,
}) => {
  const keys = keyboardOn(page)
  const main = page.getByRole('main')
  const h1 = main.getByRole('heading', { level: 1 })
  const email = main.getByLabel('Email', { exact: true })
  const password = main.getByLabel('Password', { exact: true })
  const confirmation = main.getByLabel('Confirm Password')
  const address = await freshPlayer(world, 'keyboard')
  await enter(address)

  await open(page, '/settings/account-security/change-password')
  const current = main.getByLabel('Current password')
  const next = main.getByLabel('New password', { exact: true })
  const again = main.getByLabel('Confirm new password')
  await keys.type(current, 'Wrong#2026')
  await keys.type(next, 'Copper#2028')
  await expect(current).toHaveAccessibleDescription(/Invalid Password/)
  await keys.type(again, 'Copper#2029')
  await expect(again).toHaveAccessibleDescription(/do not match/)
  await keys.type(current, PASSWORD)
  await keys.type(again, 'Copper#2028')
  await keys.enter(main.getByRole('button', { name: 'Change Password' }))
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(messageBar(page)).toContainText('Your password has been changed.')

  await open(page, '/settings/account-security/deactivate-account')
  await keys.to(main.getByRole('button', { name: 'Deactivate my account' }))
  await keys.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate your account?' })
  await expect(dialog).toBeFocused()
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('button', { name: 'Deactivate my account' })).toBeFocused()
  await keys.press('Enter')
  await expect(dialog).toBeFocused()
  await keys.enter(dialog.getByRole('button', { name: 'Deactivate my account' }))
  await expect(page).toHaveURL(url => url.pathname === '/')
  await expect(messageBar(page)).toContainText('Your account has been deactivated.')

  await open(page, '/activate-email')
  await keys.type(email, address)
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/activate-email-sent$/)
  await expect(main.getByText(address)).toBeVisible()

  await follow(page, await mailedLink(world, address, /(http\S+\/unsuspend\?key=\S+)/))
  await expect(h1).toHaveText('Reset Your Password')
  await keys.type(password, PASSWORD)
  await keys.type(confirmation, 'other')
  await keys.press('Enter')
  await expect(confirmation).toHaveAccessibleDescription(/do not match/)
  await keys.type(confirmation, PASSWORD)
  await keys.enter(main.getByRole('button', { name: 'Save' }))
  await expect(h1).toHaveText('Your account is active again')
  await expect(h1).toBeFocused()
  await keys.enter(main.getByRole('link', { name: 'Sign In' }))
  await keys.type(email, address)
  await keys.type(password, PASSWORD)
  await keys.to(main.getByRole('checkbox', { name: 'Remember me' }))
  await keys.press('Space')
  await keys.enter(main.getByRole('button', { name: 'Sign In' }))
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('a player earns points, changes preferences, opens an invitation and unsubscribes by keyboard alone at 320 px', async ({
  page,
  context,
  world,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.clubUrl })
  const keys = keyboardOn(page)
  const main = page.getByRole('main')
  const h1 = main.getByRole('heading', { level: 1 })
  const address = await freshPlayer(world, 'keyboard')
  await enter(address)

  await open(page, '/settings/email-sign-up')
  await keys.to(main.getByRole('link', { name: 'Go to your preferences' }))
  await keys.press('Enter')
  await expect(h1).toHaveText('Communication Preferences')
  const box = main.getByRole('checkbox', { name: 'Promotions by email' })
  await keys.to(box)
  await keys.press('Space')
  await expect(box).toBeChecked()
  await keys.to(main.getByRole('button', { name: 'Save' }))
  await keys.press('Enter')
  const earned = page.getByRole('dialog', { name: 'You earned 250 Points!' })
  await expect(earned).toBeVisible()
  await keys.enter(earned.getByRole('button', { name: 'Close' }).last())
  await expect(h1).toBeFocused()

  const menu = page.getByRole('navigation', { name: 'Settings' })
  await open(page, '/settings/preferences')
  await keys.enter(menu.locator('summary'))
  await keys.enter(menu.getByRole('link', { name: 'Invite Friends' }))
  await expect(h1).toHaveText('Invite Friends')
  const link = main.getByLabel('Your invite link')
  await expect(link).toHaveValue(/^http.+\/register\//)
  await keys.to(link)
  await keys.enter(main.getByRole('button', { name: 'Copy link' }))
  await expect(main.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible()

  await open(page, '/settings/profile-completion')
  await keys.to(main.getByRole('link', { name: 'Go to your profile' }))
  await keys.press('Enter')
  await expect(h1).toHaveText('Profile')
  const { firstName, phone, save } = profilePage(page)
  await keys.type(firstName, 'Nicola')
  await keys.type(phone, '602')
  await keys.press('Tab')
  await expect(phone).toHaveAccessibleDescription(/phone/i)
  await keys.type(phone, '6025550143')
  await keys.enter(save)
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()

  await follow(page, await mailedLink(world, address, /(http\S+\/mail\/unsubscribe\?key=\S+)/))
  await keys.to(main.getByRole('button', { name: 'Unsubscribe' }))
  await keys.press('Enter')
  await expect(h1).toHaveText('You are unsubscribed')
  await ready(page)
  await keys.to(main.getByRole('link', { name: 'Communication Preferences' }))
  await keys.press('Enter')
  await expect(box).not.toBeChecked()
})
