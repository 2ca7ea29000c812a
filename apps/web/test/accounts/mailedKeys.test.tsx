import { offline } from '@players-club/api-client/fakes'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const KEY = 'k'.repeat(43)
const PASSWORD = 'Copper#2027'
const HINT =
  '8 to 20 characters with an uppercase letter, a lowercase letter, a number and one of these symbols:'
const main = page.getByRole('main')
const password = main.getByLabelText('Password', { exact: true })

async function opened(path: string, answers: PageOptions['answers']) {
  const { club } = await openPage(path, { answers })
  return { club, requests: club.browser.server.requests }
}

async function saveNewPassword() {
  await password.fill(PASSWORD)
  await main.getByLabelText('Confirm Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Save' }).click()
}

describe('a new password with a mailed key', () => {
  test('[VALID-006] the rules of a password stand at its field where it is reset', async () => {
    await opened(`/reset/finish?key=${KEY}`, {})
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(HINT))
    await expect.element(main.getByText(/One uppercase and one lowercase letter$/)).toBeVisible()
  })

  test('[VALID-006] the rules of a password stand at its field where an account is reactivated', async () => {
    await opened(`/unsuspend?key=${KEY}`, { 'accounts.checkUnsuspendKey': { isValid: true } })
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(HINT))
    await expect.element(main.getByText(/One uppercase and one lowercase letter$/)).toBeVisible()
  })

  test('[API-012] the reset sends the key of the address with the new password', async () => {
    const { requests } = await opened(`/reset/finish?key=${KEY}`, { 'accounts.finishPasswordReset': null })
    await saveNewPassword()
    await expect.element(main.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    expect(requests).toMatchObject([
      { name: 'accounts.finishPasswordReset', body: { key: KEY, newPassword: PASSWORD } },
    ])
  })

  test('[ACT-016] a key that has expired says so, and leads to a new one', async () => {
    await opened(`/reset/finish?key=${KEY}`, {
      'accounts.finishPasswordReset': testProblem(410, 'error.expiredKey'),
    })
    await saveNewPassword()
    await expect.element(main.getByRole('alert').getByText('Password reset key has expired.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Email me a new link' }))
      .toHaveAttribute('href', '/forgot-password')
  })

  test('[API-017] [API-018] a reactivation checks the key, then sends it with the new password', async () => {
    const { requests } = await opened(`/unsuspend?key=${KEY}`, {
      'accounts.checkUnsuspendKey': { isValid: true },
      'accounts.reactivate': null,
    })
    await saveNewPassword()
    await expect.element(main.getByRole('heading', { name: 'Your account is active again' })).toBeVisible()
    const [check] = requests
    expect(check).toMatchObject({ name: 'accounts.checkUnsuspendKey', body: { key: KEY } })
    expect(requests.at(-1)).toMatchObject({
      name: 'accounts.reactivate',
      body: { key: KEY, newPassword: PASSWORD },
    })
  })
})

describe('what came of an activation', () => {
  const activation = (answer: NonNullable<PageOptions['answers']>['accounts.activate']) =>
    opened(`/activate?key=${KEY}`, { 'accounts.activate': answer })

  test('[ACT-008] is success: the player can sign in', async () => {
    const { requests } = await activation(null)
    await expect.element(main.getByText('Your account is active. Please sign in.')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(requests).toMatchObject([{ name: 'accounts.activate', body: { key: KEY } }])
  })

  test('[ACT-008] is active: the account was active before', async () => {
    await activation(testProblem(409, 'activated.already'))
    await expect.element(main.getByText('Your account is already active. Please sign in.')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })

  test('[ACT-008] is expired: a new link can be asked for', async () => {
    await activation(testProblem(410, 'error.activation.expired'))
    await expect.element(main.getByText('This activation link has expired. Ask for a new one.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Resend Activation' }))
      .toHaveAttribute('href', '/activate-email')
  })

  test('[ACT-008] is notFound: the link belongs to no account', async () => {
    await activation(testProblem(404, 'error.user.notfound'))
    await expect.element(main.getByText(/^This activation link belongs to no account\./)).toBeVisible()
  })

  test('[ACT-008] is error: it can be tried again', async () => {
    const { club } = await activation(offline)
    await expect.element(main.getByText(/^We could not reach the club\./)).toBeVisible()
    club.browser.server.answer({ 'accounts.activate': null })
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByText('Your account is active. Please sign in.')).toBeVisible()
  })
})
