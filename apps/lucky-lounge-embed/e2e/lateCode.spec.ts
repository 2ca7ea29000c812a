import type { Route } from '@playwright/test'
import { expect, test } from './partner.ts'

const FRAME = '/embed/frames/balance'
const SIGN_IN = '/embed/sign-in'
const gone = (route: Route) => route.fulfill({ status: 404 })

const themed =
  '<lucky-lounge-widget widget="balance" accent="#0b6e4f" surface="#ffffff" text="#1d1d1f"></lucky-lounge-widget>'

test.describe('after a release that has replaced a part', () => {
  let documents = { [FRAME]: 0, [SIGN_IN]: 0 }
  test.beforeEach(({ context }) => {
    documents = { [FRAME]: 0, [SIGN_IN]: 0 }
    context.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.isNavigationRequest() && (pathname === FRAME || pathname === SIGN_IN))
        documents[pathname] += 1
    })
  })

  test('a widget without its texts loads its frame again once, and still receives the messages of the partner’s page', async ({
    page,
    partner,
  }) => {
    const asked: string[] = []
    await page.route('**/assets/loungePages-*.js', route => {
      asked.push(route.request().url())
      return documents[FRAME] === 1 ? gone(route) : route.continue()
    })
    await partner.visit()
    await partner.signIn('verified@players.example')
    await expect(partner.widget.getByText('Your tokens: 5,000 tokens')).toBeAttached()
    expect(asked).toHaveLength(3)
    expect(documents[FRAME]).toBe(2)
    expect(await partner.events()).toEqual([
      ['ready', 'balance'],
      ['signedin', 'balance'],
    ])
  })

  test('the partner’s page is notified of a widget whose texts stay gone', async ({ page, partner }) => {
    await page.route('**/assets/loungePages-*.js', gone)
    await partner.visit()
    await expect
      .poll(() => partner.events())
      .toEqual([
        ['ready', 'balance'],
        ['error', 'failed'],
      ])
    expect(documents[FRAME]).toBe(2)
  })

  test('a widget without the code of the partner’s colours is shown in the default theme', async ({
    page,
    partner,
  }) => {
    await page.route('**/assets/applyPartnerTheme-*.js', gone)
    await partner.open(themed)
    await expect(partner.widget.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(partner.widget.locator('html')).toHaveAttribute('data-theme', 'lucky-lounge')
    expect(await partner.events()).toEqual([
      ['ready', 'balance'],
      ['error', 'theme'],
    ])
    expect(documents[FRAME]).toBe(1)
  })

  test('the sign-in window without its texts loads itself again once', async ({ context, partner }) => {
    await context.route('**/assets/accounts-*.js', route =>
      documents[SIGN_IN] === 1 ? gone(route) : route.continue(),
    )
    await partner.visit()
    await partner.signIn('poor@players.example')
    await expect(partner.widget.getByText('Your tokens: 0 tokens')).toBeAttached()
    expect(documents[SIGN_IN]).toBe(2)
  })
})
