import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, messageBar, open, ready, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { freshPlayer } from './freshPlayer.ts'
import { printedTicket, ticketPage } from './ticketPage.ts'

const SUSPENDED = 'Unfortunately, your account has been suspended. Please contact support.'
const MINUTE = 60_000

test('[AUTH-018] [AUTH-022] [AUTH-023] a suspended player is offered a reactivation email, and receives it', async ({
  page,
  world,
}) => {
  await open(page, '/login')
  const { notice, submit } = signInPage(page)
  await submit('suspended@players.example')
  const asked = page.getByRole('alertdialog', { name: 'Your account is suspended' })
  await expect(asked).toBeVisible()
  expect(await findProblems(page)).toEqual([])
  await asked.getByRole('button', { name: 'Yes, reactivate' }).click()
  const sent = page.getByRole('alertdialog', { name: 'Reactivation email sent' })
  await expect(sent).toBeVisible()
  const mails = async () => (await world.mails('suspended@players.example')).map(({ subject }) => subject)
  await expect.poll(mails).toEqual(['Reactivate your Players Club account'])
  await sent.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(notice).toContainText(SUSPENDED)
})

/** Without a line neither the code of a dialog comes nor any answer of the server that tells a lost line from old code. */
async function loseLine(page: Page, code: string | RegExp): Promise<void> {
  for (const address of [code, '**/health'])
    await page.route(address, route => route.abort('internetdisconnected'))
}

test.describe('a dialog whose code cannot be fetched', () => {
  const NO_LINE = 'We could not reach the club. Check your connection and try again.'

  test('[SETTINGS-009] is reported in the message bar where an account is to be deactivated', async ({
    page,
    enter,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await loseLine(page, '**/assets/DeactivateDialog-*.js')
    await enter('poor@players.example')
    await open(page, '/settings/account-security/deactivate-account')
    await page.getByRole('main').getByRole('button', { name: 'Deactivate my account' }).click()
    await expect(page.getByRole('alert').getByText(NO_LINE)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('[ACT-017] is reported in the message bar where a suspended player is to be offered an email', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await loseLine(page, '**/assets/SuspendedDialog-*.js')
    await open(page, '/login')
    const { notice, submit } = signInPage(page)
    await submit('suspended@players.example')
    await expect(page.getByRole('alert').getByText(NO_LINE)).toBeVisible()
    await expect(notice).toContainText(SUSPENDED)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('[REWARD-012] [CONVERT-005] [HISTORY-003] [TICKET-002] [TOUR-002] is reported in the message bar wherever a press was to open it', async ({
    page,
    enter,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await enter('verified@players.example')
    for (const [code, path, name] of [
      ['RedeemDialog', '/rewards/101', 'Redeem'],
      ['ConversionDialog', '/lucky-lounge/store', 'Convert points'],
      ['CouponDialog', '/history?tab=rewards', 'Show the codes $5 off scratchers'],
      ['TicketHelpDialog', '/ticket-entry', 'Where is it?'],
      ['TourDialog', '/lucky-lounge', 'Virtual Tour'],
    ] as const) {
      await loseLine(page, `**/assets/${code}-*.js`)
      await open(page, path)
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await expect(messageBar(page).getByRole('alert'), code).toContainText(NO_LINE)
      await expect(page.getByRole('dialog'), code).toHaveCount(0)
    }
  })

  test('[ACTV-004] [TICKET-006] [TICKET-013] is replaced by a message with the result where the press has done its work already', async ({
    page,
    world,
    enter,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await loseLine(page, /\/assets\/(Awarded|Location|Points|TicketResult)Dialog-/)
    await enter(await freshPlayer(world, 'unshown'))
    await open(page, '/promo-code/2')
    await page.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
    await page.keyboard.press('Enter')
    await expect(messageBar(page).getByRole('status')).toContainText('200 points are yours!')

    await open(page, '/ticket-entry')
    const ticket = await printedTicket(world, 'scratch', 'good')
    await world.postToSandbox('/place', { lat: 36.1716, lon: -115.1391 })
    try {
      await ticketPage(page).enter(ticket)
      await expect(messageBar(page).getByRole('alert')).toContainText('You are outside the state')
    } finally {
      await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
    }
    await ticketPage(page).submit.click()
    await expect(messageBar(page).getByRole('status')).toContainText(/^Your ticket of .+ is entered\./)
    await expect(ticketPage(page).code).toHaveValue('')

    await open(page, '/settings/preferences')
    await page.getByRole('checkbox', { name: 'Promotions by email' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(messageBar(page).getByRole('status')).toContainText('You earned 250 Points!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[ARCADE-019] [ARCADE-035] is reported where a game was paid for, and its play waits', async ({
    page,
    world,
    enter,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await loseLine(page, '**/assets/GameFrame-*.js')
    await enter(await freshPlayer(world, 'unframed'))
    await open(page, '/lucky-lounge')
    await page.getByRole('button', { name: 'Claim' }).click()
    await expect(page.getByText('50 free tokens are yours.')).toBeVisible()
    await open(page, '/lucky-lounge/game/801')
    await page.getByRole('button', { name: 'Play for prizes' }).click()
    await expect(messageBar(page).getByRole('alert')).toContainText(NO_LINE)
    await page.unroute('**/assets/GameFrame-*.js')
    await page.getByRole('button', { name: 'Keep playing' }).click()
    await expect(page.getByRole('dialog', { name: 'Monsoon Reels' })).toBeVisible()
  })
})

/** What the build loads late, except for the pages and their texts, which a navigation loads. */
function lateCode(): string[] {
  const manifest = new URL('../build/client/.vite/manifest.json', import.meta.url)
  const chunks: Record<string, { file: string; isEntry?: boolean; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  return Object.entries(chunks)
    .filter(([source, chunk]) => chunk.isDynamicEntry && !chunk.isEntry && !source.includes('/messages/'))
    .map(([, { file }]) => `/${file}`)
}

test('late code that a newer release has replaced reloads the page once, and then is reported truthfully', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|LateCodeError/)
  const gone = new Set(lateCode())
  expect(gone.size).toBeGreaterThan(30)
  await page.route('**/assets/*.js', route =>
    gone.has(new URL(route.request().url()).pathname) ? route.fulfill({ status: 404 }) : route.continue(),
  )
  let loads = 0
  page.on('load', () => (loads += 1))
  await enter('verified@players.example')
  // The offers are part of this page: they reload it, and it says why it cannot be shown.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  expect(loads).toBe(2)
  for (const [path, name] of [
    ['/rewards/101', 'Redeem'],
    ['/lucky-lounge/store', 'Convert points'],
    ['/lucky-lounge', 'Virtual Tour'],
    ['/ticket-entry', 'Where is it?'],
  ] as const) {
    loads = 0
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    const said = messageBar(page).getByRole('alert')
    await expect(said, path).toContainText('This part of the page could not be loaded. Reload the page.')
    expect(loads, path).toBe(1)
  }
  await page.unroute('**/assets/*.js')
  await messageBar(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => loads).toBe(2)
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: 'Where is it?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a press on a dialog whose code a newer release has replaced reloads the page, and the next one opens it', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  await enter('verified@players.example')
  await open(page, '/ticket-entry')
  await page.route('**/assets/TicketHelpDialog-*.js', route => route.fulfill({ status: 404 }))
  const help = page.getByRole('main').getByRole('button', { name: 'Where is it?' })
  const reloaded = page.waitForEvent('load')
  await help.click()
  await reloaded
  await page.unroute('**/assets/TicketHelpDialog-*.js')
  await ready(page)
  await help.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[AUTH-026] the end of an idle session is announced, postponed by one key, and then happens', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install()
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('table')).toBeVisible()
  const announced = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await page.clock.runFor(57 * MINUTE)
  await expect(announced).toBeHidden()
  await page.clock.runFor(1.5 * MINUTE)
  await expect(announced.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(announced).toBeHidden()

  await page.clock.runFor(58.5 * MINUTE)
  await expect(announced).toBeVisible()
  await world.postToSandbox('/clock', { advanceMs: 61 * MINUTE })
  await page.clock.runFor(2 * MINUTE)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Authentication Required. Please try logging in again')).toBeVisible()
  await expect(announced).toBeHidden()
  await world.postToSandbox('/clock', { reset: true })
})
