import type { FrameLocator, Page } from '@playwright/test'
import { expect, PASSWORD, test as base } from '../../../scripts/testing/world.ts'

export interface Partner {
  /** Opens a page of the partner with this body, and the loader in its head. */
  open(body: string, options?: { origin?: string; head?: string }): Promise<void>
  /** Opens the sandbox's partner page, which is cross-site to the club. */
  visit(): Promise<void>
  widget: FrameLocator
  /** Presses Sign in and returns the club's pop-up window. */
  openWindow(): Promise<Page>
  /** Completes the sign-in in the pop-up window. */
  signIn(email: string): Promise<void>
  /** The widget events that the page received, with their details. */
  events(): Promise<unknown>
}

/** Clicks the button that closes its own window, which may cut off the click; only the close counts. */
export async function clickToClose(club: Page, name: string) {
  const closed = club.waitForEvent('close')
  await Promise.allSettled([club.getByRole('button', { name }).click()])
  await closed
}

export const test = base.extend<{ partner: Partner }>({
  partner: async ({ page, world }, use) => {
    const widget = page.locator('lucky-lounge-widget iframe').first().contentFrame()
    await page.addInitScript(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      for (const name of ['ready', 'signedin', 'signedout', 'error'])
        addEventListener(`lounge:${name}`, event => {
          if (event instanceof CustomEvent) received.push([name, event.detail.code ?? event.detail.widget])
        })
    })
    const openWindow = async () => {
      const opened = page.waitForEvent('popup')
      await widget.getByRole('button', { name: 'Sign in' }).click()
      return opened
    }
    await use({
      widget,
      openWindow,
      async open(body, { origin = world.partnerSiteUrl, head = '' } = {}) {
        const loader = `<script async src="${world.clubUrl}/embed/v1.js"></script>`
        const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">${head}${loader}<title>Partner</title><body>${body}</body></html>`
        await page.route(`${origin}/page`, route => route.fulfill({ contentType: 'text/html', body: html }))
        await page.goto(`${origin}/page`)
      },
      async visit() {
        await page.goto(`${world.partnerSiteUrl}/partner`)
        await page.locator('lucky-lounge-widget').scrollIntoViewIfNeeded()
      },
      async signIn(email) {
        const club = await openWindow()
        await club.getByLabel('Email').fill(email)
        await club.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await club.getByRole('button', { name: 'Sign In' }).click()
        await clickToClose(club, 'Allow')
      },
      events: () => page.evaluate(() => Reflect.get(window, 'received')),
    })
  },
})

export { expect, PASSWORD }
