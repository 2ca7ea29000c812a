import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'
import { pages } from '../pages.ts'
import { offeringAddresses } from './offeringAddresses.ts'

const CLOSED = '/lucky-lounge'
const OPEN = '/media/faq'

const linksTo = (path: string) => document.querySelectorAll(`a[href="${path}"]`).length

/** Opens a page whose server offers the lounge, which is off, and a page that is open. */
async function openOffered(path: string) {
  const { answers } = pages.find(shown => shown.path === path) ?? {}
  const options = offeringAddresses({ player: 'verified', flags: [], answers }, [CLOSED, OPEN])
  const { club } = await openPage(path, options)
  await club.browser.settled()
}

test('the home page offers nothing of the lounge while it is off', async () => {
  await openOffered('/')
  await expect.poll(() => linksTo(OPEN)).toBeGreaterThan(0)
  await expect.element(page.getByRole('region', { name: 'From the lottery' })).toBeVisible()
  await page.getByRole('button', { name: 'For You' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  expect(linksTo(CLOSED)).toBe(0)
})

test('the ways to earn offer nothing of the lounge while it is off', async () => {
  await openOffered('/earn')
  await expect.poll(() => document.querySelectorAll(`main a[href="${OPEN}"]`).length).toBeGreaterThan(0)
  expect(linksTo(CLOSED)).toBe(0)
})
