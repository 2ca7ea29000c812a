import type { Page } from '@playwright/test'
import { expect, open, ready, signInPage, test } from '../../club.ts'
import { freshEmail, registerPage } from '../../registerPage.ts'
import type { World } from '../../../../../scripts/testing/world.ts'

const SENT = 'Activate your Players Club account'

/** Opens the link in the only mail to this address. */
async function activate(page: Page, world: World, email: string): Promise<void> {
  await expect.poll(async () => (await world.mails(email)).map(({ subject }) => subject)).toEqual([SENT])
  const [mail] = await world.mails(email)
  const link = /https?:\/\/\S+\/activate\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await ready(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
}

test(
  '[REG-001] [REG-012] [REG-018] [REG-006] [REG-007] a guest registers with every field filled in, activates by email and signs in',
  { tag: '@embedded' },
  async ({ page, world }) => {
    const email = freshEmail('ana')
    await open(page, '/register')
    const wizard = registerPage(page)
    const main = page.getByRole('main')
    await wizard.fillCredentials(email)
    await main.getByRole('checkbox', { name: /^Send me news/ }).check()
    await wizard.next.click()
    await expect(wizard.personal).toBeFocused()

    await wizard.firstName.fill('Ana María')
    await wizard.lastName.fill("O'Neil")
    await wizard.fillBirthDate('1990-04-27')
    await main.getByLabel(/^Country/).selectOption({ label: 'United States' })
    await main.getByLabel('Street address').fill('1200 W Washington St')
    await main.getByLabel('State').selectOption({ label: 'Arizona' })
    await main.getByLabel('City').fill('Phoenix')
    await main.getByLabel('Zip code').fill('85007')
    await main.getByLabel(/^Mobile number/).pressSequentially('6025550100')
    await expect(main.getByLabel(/^Mobile number/)).toHaveValue('(602) 555-0100')
    await main.getByRole('radio', { name: 'Female' }).check()
    const sent = page.waitForRequest('**/api/loyalty/v2/players')
    await wizard.save.click()
    expect((await sent).postDataJSON()).toMatchObject({
      firstName: 'Ana María',
      lastName: "O'Neil",
      dateOfBirth: '1990-04-27',
      phone: '6025550100',
      gender: 'FEMALE',
      address: { address1: '1200 W Washington St', city: 'Phoenix', stateCode: 'AZ', countryCode: 'US' },
      sendUpdates: true,
      preferences: [{ key: 'PROMOTIONS_EMAIL', value: 1, channel: 'EMAIL' }],
      lotteryId: 2,
    })
    await expect(wizard.verify).toBeFocused()
    await expect(main.getByText(`We have sent a confirmation email to ${email}.`)).toContainText('30 minutes')
    await expect(main.getByRole('link', { name: 'Resend activation email' })).toHaveAttribute(
      'href',
      '/activate-email',
    )

    await main.getByRole('link', { name: 'Sign In' }).click()
    await signInPage(page).submit(email)
    await expect(signInPage(page).notice).toContainText('Your account is not activated yet.')

    await activate(page, world, email)
    await main.getByRole('link', { name: 'Sign In' }).click()
    await signInPage(page).submit(email)
    await expect(page.getByRole('heading', { name: 'Good to have you back' })).toBeVisible()
  },
)

test('[REG-005] [REG-020] a guest skips the second step, and what was typed there is not sent', async ({
  page,
  world,
}) => {
  const email = freshEmail('skip')
  await open(page, '/register')
  const wizard = registerPage(page)
  await wizard.fillCredentials(email)
  await wizard.next.click()
  await wizard.firstName.fill('Typed and lost')
  const sent = page.waitForRequest('**/api/loyalty/v2/players')
  await wizard.skip.click()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    address: null,
    phone: null,
  })
  await expect(wizard.verify).toBeVisible()
  await activate(page, world, email)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInPage(page).submit(email)
  await expect(page.getByRole('link', { name: '0 points' })).toBeVisible()
})

test('[REG-026] [REG-021] a taken address is reported to its owner alone, by email, where it may not be disclosed', async ({
  page,
  world,
}) => {
  const email = freshEmail('twice')
  for (const subjects of [[SENT], [SENT, 'You already have a Players Club account']]) {
    await open(page, '/register')
    const wizard = registerPage(page)
    await wizard.skipSecondStep(email)
    const mails = async () => (await world.mails(email)).map(({ subject }) => subject).toSorted()
    await expect.poll(mails).toEqual(subjects.toSorted())
  }
})
