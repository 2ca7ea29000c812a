import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { World } from '../../../scripts/testing/world.ts'
import { expect, messageBar, open, PASSWORD, ready, signInPage, test } from './club.ts'
import { freshPlayer } from './freshPlayer.ts'
import { profilePage } from './profilePage.ts'
import { freshEmail, registerPage } from './registerPage.ts'
import { storePage } from './storePage.ts'
import { printedTicket, ticketPage } from './ticketPage.ts'

const SUSPENDED = 'Unfortunately, your account has been suspended. Please contact support.'

/**
 * Without a connection neither the code of a dialog comes nor any answer of the server that distinguishes a
 * lost connection from old code.
 */
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

  test('is reported in the message bar wherever a press was to open it', async ({
    page,
    enter,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported/)
    await enter('verified@players.example')
    for (const [code, path, name] of [
      ['RedeemDialog', '/rewards/101', 'Redeem'],
      ['ConversionDialog', '/lucky-lounge/store', 'Convert points'],
      ['HistoryDetail', '/history?tab=rewards', 'Show the codes $5 off scratchers'],
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

/** What the build loads late, by name, except for the pages and their texts, which a navigation loads. */
function lateCode(): Map<string, string> {
  const manifest = new URL('../build/client/.vite/manifest.json', import.meta.url)
  const chunks: Record<string, { file: string; name: string; isEntry?: boolean; isDynamicEntry?: boolean }> =
    JSON.parse(readFileSync(manifest, 'utf8'))
  return new Map(
    Object.entries(chunks)
      .filter(([source, chunk]) => chunk.isDynamicEntry && !chunk.isEntry && !source.includes('/messages/'))
      .map(([, { name, file }]) => [name, `/${file}`]),
  )
}

const NEWER = 'This part of the page could not be loaded. Reload the page.'

/** As after a release: the file of a part is gone. Counts how often the page is loaded. */
async function removeCode(page: Page, code: string): Promise<{ loads: () => number }> {
  const file = lateCode().get(code)
  expect(file, code).toBeDefined()
  await page.route(`**${file}`, route => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => (loads += 1))
  return { loads: () => loads }
}

interface Opener {
  player?: string
  path: string
  flags?: Record<string, unknown>
  press: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** Dialogs that a press opens. */
const OPENED: Record<string, Opener> = {
  ClaimEntry: { player: 'verified', path: '/lucky-lounge/reward/202', press: press('Claim Free') },
  CollectProgressDialog: {
    player: 'verified',
    path: '/collect-them-all/16',
    press: press('See everything to collect'),
  },
  ContactDialog: {
    path: '/feedback',
    flags: { switches: { SHOW_CONTACT_INFO: true } },
    press: press('Call us'),
  },
  ConversionDialog: { player: 'verified', path: '/lucky-lounge/store', press: press('Convert points') },
  DeactivateDialog: {
    player: 'poor',
    path: '/settings/account-security/deactivate-account',
    press: press('Deactivate my account'),
  },
  EditVerifiedDialog: { player: 'verified', path: '/settings/profile', press: press('Edit') },
  ForYou: {
    player: 'verified',
    path: '/earn',
    press: page => page.getByRole('banner').getByRole('button', { name: 'For You' }).click(),
  },
  HistoryDetail: {
    player: 'verified',
    path: '/history?tab=rewards',
    press: press('Show the codes $5 off scratchers'),
  },
  RedeemDialog: { player: 'verified', path: '/rewards/101', press: press('Redeem') },
  RedeemEntriesDialog: { player: 'verified', path: '/lucky-lounge/reward/201', press: press('Redeem') },
  TicketHelpDialog: { player: 'verified', path: '/ticket-entry', press: press('Where is it?') },
  TourDialog: { player: 'verified', path: '/lucky-lounge', press: press('Virtual Tour') },
  VerifyIdentity: { player: 'newcomer', path: '/settings/profile', press: press('Verify') },
}

interface Fixtures {
  page: Page
  browser: Browser
  world: World
  enter: (email: string, into?: BrowserContext) => Promise<void>
  setFlags: (change: Record<string, unknown>) => Promise<void>
  loads: () => number
}

const tested = new Set<string>()

/** A test that has the page without one part of its late code. */
function testWithout(code: string, promise: string, body: (fixtures: Fixtures) => Promise<void>) {
  tested.add(code)
  test(`${promise} (without ${code})`, async ({ page, browser, world, enter, setFlags, complaints }) => {
    complaints.allow(/Failed to load resource|LateCodeError|dynamically imported/)
    await body({ page, browser, world, enter, setFlags, ...(await removeCode(page, code)) })
  })
}

test.describe('after a release that has replaced a part', () => {
  for (const [code, { player, path, flags, press: pressIt }] of Object.entries(OPENED))
    testWithout(
      code,
      'a press loads the page again once, and the next one says so',
      async ({ page, enter, setFlags, loads }) => {
        if (flags) await setFlags(flags)
        if (player) await enter(`${player}@players.example`)
        await open(page, path)
        const reloaded = page.waitForEvent('load')
        await pressIt(page)
        await reloaded
        await ready(page)
        await pressIt(page)
        await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
        expect(loads()).toBe(2)
      },
    )

  testWithout(
    'SuspendedDialog',
    '[ACT-017] the sign-in says that the account is suspended, and keeps what was typed',
    async ({ page, loads }) => {
      await open(page, '/login')
      const { notice, email, submit } = signInPage(page)
      await submit('suspended@players.example')
      await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
      await expect(notice).toContainText(SUSPENDED)
      await expect(email).toHaveValue('suspended@players.example')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'PersonalStep',
    'a registration says so before its second step, and keeps what was filled in',
    async ({ page, loads }) => {
      await open(page, '/register')
      const { credentials, email, fillCredentials, next, password } = registerPage(page)
      const address = freshEmail()
      await fillCredentials(address)
      await next.click()
      await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
      await expect(credentials).toBeVisible()
      await expect(email).toHaveValue(address)
      await expect(password).toHaveValue(PASSWORD)
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'AwardedDialog',
    '[ACTV-004] a message says what was earned',
    async ({ page, world, enter, loads }) => {
      await enter(await freshPlayer(world, 'unshown'))
      await open(page, '/promo-code/2')
      await page.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
      await page.keyboard.press('Enter')
      await expect(messageBar(page).getByRole('status')).toContainText('200 points are yours!')
      expect(loads()).toBe(1)
    },
  )

  testWithout('PointsDialog', 'a message says what was earned', async ({ page, world, enter, loads }) => {
    await enter(await freshPlayer(world, 'unshown'))
    await open(page, '/settings/preferences')
    await page.getByRole('checkbox', { name: 'Promotions by email' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(messageBar(page).getByRole('status')).toContainText('You earned 250 Points!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  testWithout(
    'TicketResultDialog',
    '[TICKET-006] a message says that the ticket is entered',
    async ({ page, world, enter, loads }) => {
      await enter(await freshPlayer(world, 'unshown'))
      await open(page, '/ticket-entry')
      await ticketPage(page).enter(await printedTicket(world, 'scratch', 'good'))
      await expect(messageBar(page).getByRole('status')).toContainText(/^Your .+ ticket .*is entered\./)
      await expect(ticketPage(page).code).toHaveValue('')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'LocationDialog',
    '[TICKET-013] a message says where the player is, and the ticket stays',
    async ({ page, world, enter, loads }) => {
      await enter('verified@players.example')
      await open(page, '/ticket-entry')
      const ticket = await printedTicket(world, 'scratch', 'unknown')
      await world.postToSandbox('/place', { lat: 36.1716, lon: -115.1391 })
      try {
        await ticketPage(page).enter(ticket)
        await expect(messageBar(page).getByRole('alert')).toContainText('You are outside the state')
      } finally {
        await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
      }
      await expect(ticketPage(page).code).not.toHaveValue('')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'InformationDialog',
    '[POLL-007] its text is a message',
    async ({ page, world, enter, loads }) => {
      await page.route('**/poll-responses', async route => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          json: { ...(await response.json()), message: 'error: Come back in June.' },
        })
      })
      await enter(await freshPlayer(world, 'informed'))
      await open(page, '/poll/6')
      await page.getByRole('main').getByRole('radio', { name: 'A gift to my town' }).check()
      await page.getByRole('main').getByRole('button', { name: 'Send my answer' }).click()
      await expect(messageBar(page)).toContainText('Come back in June.')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'SuperBonusDialog',
    'a message says that the collection is complete',
    async ({ page, enter, loads }) => {
      await page.route('**/super-bonuses/*', async route => {
        const response = await route.fetch()
        const collection = await response.json()
        const games = collection.games.map((game: object & { maxEntries: number }) => ({
          ...game,
          currentEntries: game.maxEntries,
        }))
        await route.fulfill({
          response,
          json: { ...collection, games, numberOfBucketsFilled: collection.superBonusDTO.minBuckets },
        })
      })
      await enter('verified@players.example')
      await open(page, '/earn')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Collect them all: monsoon season/ })
        .click()
      await expect(messageBar(page).getByRole('status')).toContainText('all collected!')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'LeaveDialog',
    '[PROFILE-006] a changed page is left, and its changes are there again',
    async ({ page, enter, loads }) => {
      await enter('newcomer@players.example')
      await open(page, '/settings/profile')
      const profile = profilePage(page)
      await profile.firstName.fill('Nicola')
      await expect(profile.unsaved).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Settings' })
      await menu.getByRole('link', { name: 'Invite Friends' }).click()
      await expect(page).toHaveURL('/settings/invite-friends')
      await menu.getByRole('link', { name: 'Profile' }).click()
      await expect(profile.firstName).toHaveValue('Nicola')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'SessionEndWatch',
    '[AUTH-026] the page stays, and the code is requested again',
    async ({ page, enter, loads }) => {
      await page.clock.install()
      await enter('verified@players.example')
      await open(page, '/earn')
      let asked = 0
      page.on('request', request => {
        if (request.url().includes('/SessionEndWatch-')) asked += 1
      })
      const runOn = async () => {
        await page.clock.runFor(11_000)
        return asked
      }
      // Each time it is tried twice.
      await expect.poll(runOn).toBeGreaterThan(2)
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'uploadFetch',
    '[ERR-013] an upload says so, and the photo and its title stay',
    async ({ page, world, enter, loads }) => {
      await enter(await freshPlayer(world, 'photographer'))
      await open(page, '/upload-content/4')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Accept the terms and continue' }).click()
      const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
      await main
        .getByLabel('Your photo')
        .setInputFiles({ name: 'spot.svg', mimeType: 'image/svg+xml', buffer })
      await main.getByRole('textbox', { name: /^Title/ }).fill('My porch')
      await main.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByText(NEWER).first()).toBeVisible()
      await expect(main.getByRole('textbox', { name: /^Title/ })).toHaveValue('My porch')
      await expect(main.getByRole('button', { name: 'Remove spot.svg' })).toBeVisible()
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'solveCaptcha',
    'a message that could not be sent stays in its form',
    async ({ page, loads }) => {
      await open(page, '/feedback')
      const main = page.getByRole('main')
      await main.getByLabel('First name').fill('Gus')
      await main.getByLabel('Last name').fill('Visitor')
      await main.getByLabel('Email').fill('gus@players.example')
      await main.getByLabel('Subject').fill('Map')
      await main.getByLabel('Message').fill('It is upside down.')
      await main.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText(NEWER).first()).toBeVisible()
      await expect(main.getByLabel('Message')).toHaveValue('It is upside down.')
      expect(loads()).toBe(1)
    },
  )

  testWithout(
    'locateDevice',
    '[GEO-003] the ticket stays, and its page says that it has to be loaded again',
    async ({ page, world, enter, loads }) => {
      await enter('verified@players.example')
      await world.postToSandbox('/place', { off: true })
      try {
        await open(page, '/ticket-entry')
        await ticketPage(page).enter(await printedTicket(world, 'scratch', 'unknown'))
        await expect(page.getByText(NEWER).first()).toBeVisible()
        await expect(ticketPage(page).code).not.toHaveValue('')
        expect(loads()).toBe(1)
      } finally {
        await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
      }
    },
  )

  testWithout('Carousel', 'the announcements stand still', async ({ page, loads }) => {
    const asked = page.waitForRequest(/\/Carousel-/)
    await open(page, '/')
    await asked
    const banner = page.getByRole('region', { name: 'From the lottery' })
    await expect(banner.getByRole('link', { name: 'Get today’s tokens' })).toBeVisible()
    await expect(banner.getByRole('button')).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  testWithout(
    'LateOffers',
    'the home page is loaded again once, and then says why it cannot be shown',
    async ({ page, loads }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
      expect(loads()).toBe(2)
    },
  )

  testWithout('ComboBox', '[VALID-018] any city may be entered', async ({ page, world, enter, loads }) => {
    await enter(await freshPlayer(world, 'townless'))
    await open(page, '/settings/profile')
    const { country, street, state, city, zip, save } = profilePage(page)
    await country.selectOption('US')
    await street.fill('1 Main St')
    await state.selectOption('AZ')
    await page.getByRole('main').getByRole('textbox', { name: 'City' }).fill('Bisbee')
    await expect(city).toHaveCount(0)
    await zip.fill('85603')
    await save.click()
    await expect(page.getByText('Your profile has been saved.')).toBeVisible()
    expect(loads()).toBe(1)
  })

  testWithout('fall', 'points are celebrated without confetti', async ({ page, world, enter, loads }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await enter(await freshPlayer(world, 'plain'))
    await open(page, '/promo-code/2')
    const asked = page.waitForRequest(/\/fall-/)
    await page.getByRole('textbox', { name: 'Promo code' }).fill('CACTUS200')
    await page.keyboard.press('Enter')
    await asked
    await expect(page.getByRole('dialog', { name: '200 points are yours!' })).toBeVisible()
    await expect(page.locator('canvas[aria-hidden="true"]')).toHaveCount(0)
    expect(loads()).toBe(1)
  })

  testWithout('watchFocus', 'the page works', async ({ page, enter, loads }) => {
    await enter('verified@players.example')
    const asked = page.waitForRequest(/\/watchFocus-/)
    await open(page, '/ticket-entry')
    await page.getByRole('main').getByRole('button', { name: 'Where is it?' }).click()
    await asked
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(loads()).toBe(1)
  })

  testWithout(
    'GameFrame',
    '[ARCADE-019] a game that was paid for waits for its player',
    async ({ page, world, enter, loads }) => {
      await enter(await freshPlayer(world, 'unframed'))
      await open(page, '/lucky-lounge')
      await page.getByRole('button', { name: 'Claim' }).click()
      await expect(page.getByText('50 free tokens are yours.')).toBeVisible()
      await open(page, '/lucky-lounge/game/801')
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Play for prizes' }).click()
      await reloaded
      await ready(page)
      await page.getByRole('button', { name: 'Keep playing' }).click()
      await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
      expect(loads()).toBe(3)
      await page.unroute(`**${lateCode().get('GameFrame')}`)
      await page.getByRole('button', { name: 'Keep playing' }).click()
      await expect(page.getByRole('dialog', { name: 'Monsoon Reels' })).toBeVisible()
    },
  )

  testWithout(
    'PaymentDialog',
    '[PAY-004] [CART-006] the billing form stays, and an order can be paid when the code is back',
    async ({ page, world, enter, loads }) => {
      await enter(await freshPlayer(world, 'unpaid'))
      await open(page, '/lucky-lounge/store')
      const store = storePage(page)
      await store.fillBilling('Mother lode')
      await store.proceed.click()
      await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
      await expect(store.phone).toHaveValue('(602) 555-0100')
      expect(loads()).toBe(1)
      await page.unroute(`**${lateCode().get('PaymentDialog')}`)
      await store.proceed.click()
      await expect(store.frame.getByRole('button', { name: 'Pay $75.00' })).toBeVisible()
    },
  )

  testWithout(
    'OpenOrderDialog',
    '[CART-006] [ERR-025] the page is loaded again once, and the next press says so',
    async ({ page, browser, world, enter, loads }) => {
      const email = await freshPlayer(world, 'two-orders')
      const elsewhere = await browser.newContext({ baseURL: world.clubUrl })
      await enter(email, elsewhere)
      const other = await elsewhere.newPage()
      await open(other, '/lucky-lounge/store')
      const first = storePage(other)
      await first.fillBilling('Mother lode')
      await first.proceed.click()
      await expect(first.frame.getByRole('button', { name: 'Pay $75.00' })).toBeVisible()
      await elsewhere.close()
      await enter(email)

      await open(page, '/lucky-lounge/store')
      const store = storePage(page)
      await store.add('Strongbox')
      await store.add('Saddlebag')
      const reloaded = page.waitForEvent('load')
      await store.checkOut()
      await reloaded
      await ready(page)
      await store.checkOut()
      await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
      expect(loads()).toBe(2)
    },
  )

  test('a page that holds input is not loaded again, and the first press says so', async ({
    page,
    enter,
    complaints,
  }) => {
    complaints.allow(/404/)
    const { loads } = await removeCode(page, 'ForYou')
    const pressForYou = () => page.getByRole('banner').getByRole('button', { name: 'For You' }).click()
    await open(page, '/login')
    const { email } = signInPage(page)
    await email.fill('verified@players.example')
    await pressForYou()
    await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
    await expect(email).toHaveValue('verified@players.example')
    expect(loads()).toBe(1)

    await enter('newcomer@players.example')
    await open(page, '/settings/profile')
    const { firstName, unsaved } = profilePage(page)
    await firstName.fill('Nicola')
    await expect(unsaved).toBeVisible()
    page.once('dialog', dialog => dialog.accept())
    await page.reload()
    await ready(page)
    // A draft is no input of this page, and the browser would ask whether to leave it.
    await expect(firstName).toHaveValue('Nicola')
    await pressForYou()
    await expect(messageBar(page).getByRole('alert')).toContainText(NEWER)
    await expect(firstName).toHaveValue('Nicola')
    expect(loads()).toBe(3)
  })

  test('a first page whose texts are gone is loaded again although something was typed into it, for it would never hydrate', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/)
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents += 1
    })
    const typed = Promise.withResolvers<void>()
    await page.route(/\/assets\/accounts-[\w-]+\.js/, async route => {
      await typed.promise
      return documents === 1 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    // The entry has run, and waits for the texts.
    await page.waitForFunction(() => '__reactRouterManifest' in window)
    await signInPage(page).email.fill('verified@players.example')
    typed.resolve()
    await expect.poll(() => documents).toBe(2)
    await ready(page)
    await signInPage(page).submit('verified@players.example')
    await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  })

  test('every part that is loaded late is removed by one of these tests', () => {
    expect([...tested].toSorted()).toEqual([...lateCode().keys()].toSorted())
  })
})

test('late code that a newer release has replaced reloads the page once, and then is reported truthfully', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|LateCodeError/)
  const gone = new Set(lateCode().values())
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
    await expect(said, path).toContainText(NEWER)
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
