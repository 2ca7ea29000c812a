import type { Page } from '@playwright/test'
import { expect } from './club.ts'

/** The cards of the sandbox. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  checksum: '4000 0000 0000 0127',
} as const

/** The parts of the store, from the catalog to the payment's frame. */
export function storePage(page: Page) {
  const main = page.getByRole('main')
  const frame = page.frameLocator('iframe[title="Payment page of our partner"]')
  const proceed = main.getByRole('button', { name: 'Proceed to pay' })
  const store = {
    main,
    frame,
    proceed,
    cart: main.locator('section', { has: page.getByRole('heading', { name: 'Your cart' }) }),
    dialog: page.getByRole('dialog', { name: 'Payment' }),
    openOrder: (amount: string) =>
      page.getByRole('alertdialog', { name: `A payment of ${amount} is still open: continue or cancel it` }),
    add: (title: string) => main.getByRole('button', { name: `Add to cart ${title}` }).click(),
    checkOut: () => main.getByRole('button', { name: 'Checkout' }).click(),
    useHome: main.getByRole('checkbox', { name: 'Use home as billing' }),
    street: main.getByRole('textbox', { name: 'Street address *' }),
    phone: main.getByRole('textbox', { name: 'Phone number *' }),
    /** Puts a bundle in the cart, verifies the player, and fills in the billing. */
    async fillBilling(title: string): Promise<void> {
      await store.add(title)
      await store.checkOut()
      await verifyHere(page)
      await store.useHome.click()
      await store.phone.fill('6025550100')
    },
    async pay(number: string): Promise<void> {
      await frame.getByLabel('Card number').fill(number)
      await frame.getByLabel('Expires').fill('12 / 40')
      await frame.getByLabel('Security code').fill('123')
      await expect(frame.getByLabel('Name on the card')).toHaveValue('Fay Fresh')
      await frame.getByRole('button', { name: /^Pay / }).click()
    },
  }
  return store
}

/** Verifies a player whose profile has only a name and a birth date. */
export async function verifyHere(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Verify your identity' })
  await form.getByLabel('Country').selectOption('US')
  await form.getByLabel('Street address').fill('1200 W Washington St')
  await form.getByLabel('State').selectOption('AZ')
  await form.getByRole('combobox', { name: 'City' }).fill('Phoenix')
  await form.getByRole('combobox', { name: 'City' }).press('Tab')
  await form.getByLabel('Zip code').fill('85007')
  await form.getByLabel('Last four digits').fill('1234')
  await form.getByRole('button', { name: 'Verify my identity' }).click()
  const done = page.getByRole('dialog', { name: 'Your identity is verified' })
  await done.getByRole('button', { name: 'Done' }).click()
}

/** Records the orders that the page sends from now on. */
export const ordersOf = (page: Page) => {
  const sent: {
    key: string | undefined
    body: { items: object[]; playerDetails: Record<string, string> }
  }[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/store/orders')) return
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return sent
}
