import type { Page } from '@playwright/test'
import { expect, open, PASSWORD } from './club.ts'

/** An email address that no other test uses. */
export const freshEmail = (name = 'player') => `${name}-${crypto.randomUUID().slice(0, 8)}@players.example`

/** The parts of the registration wizard. */
export function registerPage(page: Page) {
  const main = page.getByRole('main')
  const email = main.getByLabel('Email', { exact: true })
  const password = main.getByLabel('Password', { exact: true })
  const terms = main.getByRole('checkbox', { name: /accept the Terms and Conditions/ })
  const next = main.getByRole('button', { name: 'Next' })
  const step = (name: string) => main.getByRole('heading', { level: 1, name })
  return {
    email,
    password,
    terms,
    next,
    inviteCode: main.getByLabel(/^Invite code/),
    firstName: main.getByLabel('First name'),
    lastName: main.getByLabel('Last name'),
    month: main.getByLabel('Month'),
    day: main.getByLabel('Day'),
    year: main.getByLabel('Year'),
    save: main.getByRole('button', { name: /^Save & Register/ }),
    skip: main.getByRole('button', { name: 'Skip & Register' }),
    previous: main.getByRole('button', { name: 'Previous' }),
    credentials: step('Create your account'),
    personal: step('Tell us about yourself'),
    verify: step('Verify your account'),
    async fillCredentials(address: string) {
      await email.fill(address)
      await password.fill(PASSWORD)
      await terms.check()
    },
    /** Goes from the first step to the last, and skips the second. */
    async skipSecondStep(address: string) {
      await this.fillCredentials(address)
      await next.click()
      await this.skip.click()
      await this.verify.waitFor()
    },
    /** A day as YYYY-MM-DD. */
    async fillBirthDate(day: string) {
      const [year = '', month = '', date = ''] = day.split('-')
      await this.month.fill(month)
      await this.day.fill(date)
      await this.year.fill(year)
    },
  }
}

/** Opens the registration and fills its first step in. */
export async function toPersonal(page: Page) {
  await open(page, '/register')
  const wizard = registerPage(page)
  await wizard.fillCredentials(freshEmail())
  await wizard.next.click()
  await expect(wizard.personal).toBeVisible()
  return wizard
}
