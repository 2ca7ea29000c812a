import type { Page } from '@playwright/test'
import { addLink, apiCalls, expect, messageBar, open, ready, test } from './club.ts'

const KEY = 'k'.repeat(43)
const UNKNOWN = 'nobody@players.example'

const answer = (page: Page, path: string, status: number, problem: object) =>
  page.route(`**/api/account/${path}`, route =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, title: 'Problem', ...problem }),
    }),
  )

const main = (page: Page) => page.getByRole('main')

async function ask(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByRole('button').last().click()
}

test.describe('activation', () => {
  test('[ACT-006] [ACT-011] [ERR-015] a key of nobody is told so, and analytics do not hear it', async ({
    page,
  }) => {
    const views: string[] = []
    await page.exposeFunction('heardPageView', (path: string) => void views.push(path))
    await page.addInitScript(() =>
      addEventListener('players-club:pageView', event => {
        const { detail } = event as CustomEvent<string>
        ;(globalThis as unknown as { heardPageView(path: string): void }).heardPageView(detail)
      }),
    )
    const calls = apiCalls(page)
    await open(page, `/activate?key=${KEY}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Activation')
    await expect(main(page).getByRole('alert')).toHaveText(
      'This activation link belongs to no account. Ask for a new one, or register.',
    )
    await expect(main(page).getByRole('link', { name: 'Resend Activation' })).toHaveAttribute(
      'href',
      '/activate-email',
    )
    expect(calls.filter(call => call === 'POST /account/activate')).toHaveLength(1)
    await expect.poll(() => views).toEqual(['/activate'])
  })

  test('[ACT-009] a server 500 shows its title; it can be tried again', async ({ page }) => {
    await answer(page, 'activate', 500, { title: 'The mill has stopped.' })
    await open(page, `/activate?key=${KEY}`)
    await expect(main(page).getByRole('alert')).toHaveText('The mill has stopped.')
    await page.unroute('**/api/account/activate')
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('alert')).toContainText('This activation link belongs to no account.')
  })

  test('[ROUTE-006] [MSG-005] /activated leads to the sign-in page, which says so for 20 seconds', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/activated')
    await expect(main(page).getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    await page.clock.runFor(2_100)
    await expect(page).toHaveURL(/\/login$/)
    await expect(messageBar(page)).toContainText('Your account is active. Please sign in.')
    await page.clock.runFor(12_000)
    await expect(messageBar(page)).toContainText('Your account is active. Please sign in.')
    await page.clock.runFor(9_000)
    await expect(messageBar(page)).not.toContainText('Your account is active.')
  })
})

test.describe('asking for a mail', () => {
  test('[ACT-021] the button waits for a valid address; Enter sends once', async ({ page }) => {
    await open(page, '/forgot-password')
    const email = main(page).getByLabel('Email')
    const button = main(page).getByRole('button', { name: 'Email me a link' })
    for (const wrong of ['', 'nobody', '<script>@players.example', '🙂@players.example', 'x'.repeat(300)]) {
      await email.fill(wrong)
      await expect(button).toBeDisabled()
    }
    await email.fill(UNKNOWN)
    await expect(button).toBeEnabled()
    const calls = apiCalls(page)
    await email.press('Enter')
    await email.press('Enter')
    await expect(page).toHaveURL(/\/forgot-password-sent$/)
    expect(calls.filter(call => call === 'POST /account/send-password-reset')).toHaveLength(1)
  })

  test('[ERR-008] an unknown address is answered as any other', async ({ page }) => {
    for (const path of ['/forgot-password', '/activate-email']) {
      await open(page, path)
      await ask(page, UNKNOWN)
      await expect(page).toHaveURL(new RegExp(`${path}-sent$`))
      await expect(main(page).getByText(UNKNOWN)).toBeVisible()
    }
  })

  test('[ERR-007] [ERR-010] where the operator discloses it, the reason is told and the page stays', async ({
    page,
    setFlags,
  }) => {
    await setFlags({ DISCLOSE_ACCOUNT_STATE: true })
    for (const [path, email, text] of [
      ['/forgot-password', UNKNOWN, 'We do not know this email address. Check it, or register.'],
      [
        '/forgot-password',
        'suspended@players.example',
        'Your account is suspended, so its password cannot be reset. Please contact support.',
      ],
      ['/activate-email', UNKNOWN, 'We do not know this email address. Check it, or register.'],
      [
        '/activate-email',
        'suspended@players.example',
        'Your account is suspended, so it cannot be activated. Please contact support.',
      ],
    ] as const) {
      await open(page, path)
      await ask(page, email)
      await expect(main(page).getByRole('alert')).toHaveText(text)
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })

  test('[ERR-009] a failure without a key is a general error, and what was typed stays', async ({ page }) => {
    await answer(page, 'send-password-reset', 400, {})
    await open(page, '/forgot-password')
    await ask(page, UNKNOWN)
    await expect(main(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/account/send-password-reset')
    await page.route('**/api/account/send-password-reset', route => route.abort('internetdisconnected'))
    await main(page).getByRole('button', { name: 'Email me a link' }).click()
    await expect(main(page).getByLabel('Email')).toHaveValue(UNKNOWN)
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  for (const [id, path] of [
    ['ROUTE-007', '/activate-email'],
    ['ROUTE-008', '/forgot-password'],
  ] as const)
    test(`[${id}] ${path}-sent claims nothing when it is opened directly`, async ({ page }) => {
      await open(page, `${path}-sent`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        'Nothing has been sent from here',
      )
      await expect(main(page).getByRole('link').first()).toHaveAttribute('href', path)
    })
})

test.describe('a new password', () => {
  test('[ACT-015] without a key the way is home, from the server and from a link', async ({ page }) => {
    for (const path of ['/reset/finish', '/reset/finish?key=']) {
      await page.goto(path)
      await expect(page).toHaveURL(url => url.pathname === '/')
      await open(page, '/login')
      await addLink(page, path)
      await page.getByRole('link', { name: `To ${path}`, exact: true }).click()
      await expect(page).toHaveURL(url => url.pathname === '/')
    }
  })

  test('[ERR-011] a key of nobody is refused after the password, in the specification’s words', async ({
    page,
  }) => {
    await open(page, `/reset/finish?key=${KEY}`)
    const password = main(page).getByLabel('Password', { exact: true })
    const confirmation = main(page).getByLabel('Confirm Password')
    const save = main(page).getByRole('button', { name: 'Save' })
    await password.fill('weak')
    await confirmation.fill('week')
    await confirmation.press('Tab')
    await expect(main(page).getByText('Enter valid password')).toBeVisible()
    await expect(main(page).getByText('New and Confirm Password do not match')).toBeVisible()
    await expect(save).toBeDisabled()
    await password.fill('Copper#2027')
    await confirmation.fill('Copper#2027')
    await expect(save).toBeEnabled()
    await confirmation.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText('Password reset key is invalid.')
  })

  test('[ERR-014] a club in trouble keeps what was typed', async ({ page }) => {
    await answer(page, 'finish-password-reset', 503, { title: 'The mill has stopped.' })
    await open(page, `/reset/finish?key=${KEY}`)
    await main(page).getByLabel('Password', { exact: true }).fill('Copper#2027')
    await main(page).getByLabel('Confirm Password').fill('Copper#2027')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByRole('alert')).toHaveText('The mill has stopped.')
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('Copper#2027')
  })

  test('[ACT-020] [ROUTE-005] a reactivation key under 32 characters is invalid without a call; longer ones are asked about', async ({
    page,
  }) => {
    const checked: unknown[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/account/check-unsuspend-key')) checked.push(request.postDataJSON())
    })
    const [short, whole, long] = ['k'.repeat(31), 'k'.repeat(32), 'k'.repeat(2_000)]
    for (const [key, asked] of [
      [short, []],
      [whole, [{ key: whole }]],
      [long, [{ key: whole }, { key: long }]],
    ] as const) {
      await open(page, `/unsuspend?key=${key}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        'Your account was not reactivated',
      )
      expect(checked).toEqual(asked)
      await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    }
  })

  test('[ERR-016] a failing reactivation says so', async ({ page }) => {
    await page.route('**/api/account/check-unsuspend-key', route =>
      route.fulfill({ json: { isValid: true } }),
    )
    await answer(page, 'reactivate', 500, {})
    await open(page, `/unsuspend?key=${KEY}`)
    await main(page).getByLabel('Password', { exact: true }).fill('Copper#2027')
    await main(page).getByLabel('Confirm Password').fill('Copper#2027')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByRole('alert')).toHaveText('Something went wrong while reactivating account')
  })
})

test('[GUARD-002] the server sends a player home from the pages for guests, and leaves the others open', async ({
  page,
  enter,
}) => {
  await enter('poor@players.example')
  const ends = async (path: string) => new URL((await page.request.get(path)).url()).pathname
  for (const path of ['/register', '/forgot-password', '/forgot-password-sent', `/reset/finish?key=${KEY}`])
    expect(await ends(path), path).toBe('/')
  for (const path of [
    '/register/FRIEND',
    '/activate',
    '/activate-email',
    '/activate-email-sent',
    '/unsuspend',
  ])
    expect(await ends(path)).toBe(path)
})
