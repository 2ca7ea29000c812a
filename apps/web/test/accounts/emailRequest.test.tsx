import { offline } from '@players-club/api-client/fakes'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const ADDRESS = 'nico@players.example'
const main = page.getByRole('main')
const email = main.getByRole('textbox', { name: 'Email' })
const button = main.getByRole('button').last()

const openForm = (path: string, answers: PageOptions['answers']) =>
  openPage(path, { answers, others: [`${path}-sent`] })

async function ask(address = ADDRESS) {
  await email.fill(address)
  await button.click()
}

test('[ACT-021] enables the button for a valid address, and sends it once with Enter', async () => {
  const answer = Promise.withResolvers<null>()
  const { address, asked } = await openForm('/forgot-password', {
    'accounts.sendPasswordReset': () => answer.promise,
  })
  for (const wrong of ['', 'nobody', '<script>@players.example', '🙂@players.example', 'x'.repeat(300)]) {
    await email.fill(wrong)
    await expect.element(button).toBeDisabled()
  }
  await email.fill(ADDRESS)
  await expect.element(button).toBeEnabled()
  await email.click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked('accounts.sendPasswordReset')).toMatchObject([{ body: { email: ADDRESS } }])
  answer.resolve(null)
  await expect.poll(address).toBe('/forgot-password-sent')
  expect(asked('accounts.sendPasswordReset')).toHaveLength(1)
})

test.each([
  ['/forgot-password', 'a mail that was sent', null],
  ['/forgot-password', 'any other refusal', testProblem(400, 'error.other')],
  ['/activate-email', 'a mail that was sent', null],
  ['/activate-email', 'any other refusal', testProblem(400, 'activated.already')],
] as const)(
  '[ERR-008] [ERR-010] leads from %s to the same confirmation after %s',
  async (path, _, answer) => {
    const { address } = await openForm(path, {
      'accounts.sendPasswordReset': answer,
      'accounts.sendActivation': answer,
    })
    await ask()
    await expect.poll(address).toBe(`${path}-sent`)
    await expect.element(main.getByText(new RegExp(ADDRESS))).toBeVisible()
  },
)

test('contact support is a link in the error of a suspended account', async () => {
  await openForm('/forgot-password', {
    'accounts.sendPasswordReset': testProblem(400, 'error.uaaUser.resetPasswordSuspended'),
  })
  await ask()
  const link = main.getByRole('alert').getByRole('link', { name: 'contact support' })
  await expect.element(link).toHaveAttribute('href', '/feedback')
})

test.each([
  ['/forgot-password', 'error.email.notfound', 'We do not know this email address. Check it, or register.'],
  [
    '/forgot-password',
    'error.uaaUser.resetPasswordSuspended',
    'Your account is suspended or deactivated, so its password cannot be reset. Try to sign in and choose “Yes, reactivate”, or contact support.',
  ],
  ['/activate-email', 'error.email.notfound', 'We do not know this email address. Check it, or register.'],
  [
    '/activate-email',
    'error.uaaUser.resendActivationSuspended',
    'Your account is suspended or deactivated, so an activation email cannot help. Try to sign in and choose “Yes, reactivate”, or contact support.',
  ],
] as const)(
  '[ERR-007] [ERR-010] reports at %s the error %s, and keeps the page',
  async (path, errorKey, text) => {
    const answer = testProblem(400, errorKey)
    const { address } = await openForm(path, {
      'accounts.sendPasswordReset': answer,
      'accounts.sendActivation': answer,
    })
    await ask()
    await expect.element(main.getByRole('alert').getByText(text)).toBeVisible()
    expect(address()).toBe(path)
  },
)

test('[ERR-009] shows a failure without a key as a general error, and keeps what was typed through a lost connection too', async () => {
  const { address, club } = await openForm('/forgot-password', {
    'accounts.sendPasswordReset': testProblem(400),
  })
  await ask()
  await expect
    .element(main.getByRole('alert').getByText('Something went wrong. Try again in a moment.'))
    .toBeVisible()
  await expect.element(email).toHaveValue(ADDRESS)
  club.browser.server.answer({ 'accounts.sendPasswordReset': offline })
  await button.click()
  await expect.element(main.getByRole('alert').getByText(/^We could not reach the club\./)).toBeVisible()
  await expect.element(email).toHaveValue(ADDRESS)
  expect(address()).toBe('/forgot-password')
})

test.each([
  ['[ROUTE-007]', '/activate-email'],
  ['[ROUTE-008]', '/forgot-password'],
])('%s %s-sent claims no sent mail when it is opened directly', async (_, path) => {
  await openPage(`${path}-sent`)
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nothing has been sent from here')
  await expect.element(main.getByRole('link').first()).toHaveAttribute('href', path)
})
