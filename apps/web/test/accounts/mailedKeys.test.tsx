import { offline } from '@players-club/api-client/fakes'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  test('[VALID-006] shows the password rules at its field where the password is reset', async () => {
    await opened(`/reset/finish?key=${KEY}`, {})
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(HINT))
    await expect.element(main.getByText(/One uppercase and one lowercase letter$/)).toBeVisible()
  })

  test('[VALID-006] shows the password rules at its field where the account is reactivated', async () => {
    await opened(`/unsuspend?key=${KEY}`, { 'accounts.checkUnsuspendKey': { isValid: true } })
    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(HINT))
    await expect.element(main.getByText(/One uppercase and one lowercase letter$/)).toBeVisible()
  })

  test('[VALID-010] says of each condition whether the password meets it', async () => {
    await opened(`/reset/finish?key=${KEY}`, {})
    const conditions = main.getByRole('listitem').filter({ hasText: /^(Met|Not met): / })
    for (const [typed, ...expected] of [
      ['Abcdefgh', 'Met', 'Met', 'Not met'],
      [PASSWORD, 'Met', 'Met', 'Met'],
    ] as const) {
      await password.fill(typed)
      await expect
        .poll(() => conditions.elements().map(({ textContent }) => /^[^:]*/.exec(textContent)?.[0]))
        .toEqual(expected)
    }
  })

  test('[API-012] is sent with the key of the address', async () => {
    const { requests } = await opened(`/reset/finish?key=${KEY}`, { 'accounts.finishPasswordReset': null })
    await saveNewPassword()
    await expect.element(main.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    expect(requests).toMatchObject([
      { name: 'accounts.finishPasswordReset', body: { key: KEY, newPassword: PASSWORD } },
    ])
  })

  test('[ACT-016] is refused with an expired key, with a link to request a new one', async () => {
    await opened(`/reset/finish?key=${KEY}`, {
      'accounts.finishPasswordReset': testProblem(410, 'error.expiredKey'),
    })
    await saveNewPassword()
    await expect.element(main.getByRole('alert').getByText('Password reset key has expired.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Email me a new link' }))
      .toHaveAttribute('href', '/forgot-password')
  })

  test('[VALID-005] [VALID-011] is saved only if it is valid and typed twice alike', async () => {
    const { requests } = await opened(`/reset/finish?key=${KEY}`, {})
    const confirmation = main.getByLabelText('Confirm Password')
    const save = main.getByRole('button', { name: 'Save' })
    await password.fill('weak')
    await confirmation.fill('week')
    await save.click({ force: true })
    await expect.element(password).toHaveAccessibleDescription(/Enter valid password/)
    await expect.element(confirmation).toHaveAccessibleDescription(/New and Confirm Password do not match/)
    await expect.element(save).toBeDisabled()
    await password.fill(PASSWORD)
    await confirmation.fill(PASSWORD)
    await expect.element(save).toBeEnabled()
    expect(requests).toEqual([])
  })

  test('[VALID-011] is compared with its confirmation again whenever it changes', async () => {
    await opened(`/reset/finish?key=${KEY}`, {})
    const confirmation = main.getByLabelText('Confirm Password')
    const mismatch = /New and Confirm Password do not match/
    await password.fill('Copper#2028')
    await confirmation.fill(PASSWORD)
    await userEvent.tab()
    await expect.element(confirmation).toHaveAccessibleDescription(mismatch)
    await password.fill(PASSWORD)
    await expect.element(confirmation).not.toHaveAttribute('aria-invalid')
    await expect.element(confirmation).not.toHaveAccessibleDescription(mismatch)
    await expect.element(main.getByRole('button', { name: 'Save' })).toBeEnabled()
    await password.fill('Copper#2028')
    await expect.element(confirmation).toHaveAccessibleDescription(mismatch)
  })

  test('[ERR-011] is refused with an unknown key in the words of the specification, and is sent by Enter', async () => {
    await opened(`/reset/finish?key=${KEY}`, {
      'accounts.finishPasswordReset': testProblem(404, 'error.usernotfound'),
    })
    await password.fill(PASSWORD)
    await main.getByLabelText('Confirm Password').fill(PASSWORD)
    await userEvent.keyboard('{Enter}')
    await expect.element(main.getByRole('alert').getByText('Password reset key is invalid.')).toBeVisible()
  })

  test('[ERR-014] is kept in the form when the server fails, and the error’s title is shown', async () => {
    await opened(`/reset/finish?key=${KEY}`, {
      'accounts.finishPasswordReset': testProblem(503, undefined, { title: 'The mill has stopped.' }),
    })
    await saveNewPassword()
    await expect.element(main.getByRole('alert').getByText('The mill has stopped.')).toBeVisible()
    await expect.element(password).toHaveValue(PASSWORD)
  })

  test.each([
    ['31 characters is invalid without a call', 31, 0],
    ['32 characters is asked about', 32, 1],
    ['256 characters is asked about', 256, 1],
  ])('[ACT-020] [ROUTE-005] needs a checked reactivation key: one of %s', async (_, length, calls) => {
    const key = 'k'.repeat(length)
    const { requests } = await opened(`/unsuspend?key=${key}`, {
      'accounts.checkUnsuspendKey': { isValid: false },
    })
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(requests.map(({ body }) => body)).toEqual(Array.from({ length: calls }, () => ({ key })))
  })

  test('[ACT-020] is not asked for where the server cannot read the reactivation key', async () => {
    await opened(`/unsuspend?key=${KEY}`, {
      'accounts.checkUnsuspendKey': testProblem(400, 'error.badRequest'),
    })
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work')
  })

  test('is asked for after "Try again" where the reactivation key could not be checked', async () => {
    const { club, requests } = await opened(`/unsuspend?key=${KEY}`, {
      'accounts.checkUnsuspendKey': offline,
    })
    const again = main.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    club.browser.server.answer({ 'accounts.checkUnsuspendKey': { isValid: true } })
    await again.click()
    await expect.element(password).toBeVisible()
    expect(requests.filter(({ name }) => name === 'accounts.checkUnsuspendKey')).toHaveLength(2)
  })

  test('[ERR-016] is not saved where the reactivation fails, in the words of the specification', async () => {
    await opened(`/unsuspend?key=${KEY}`, {
      'accounts.checkUnsuspendKey': { isValid: true },
      'accounts.reactivate': testProblem(500),
    })
    await saveNewPassword()
    await expect
      .element(main.getByRole('alert').getByText('Something went wrong while reactivating account'))
      .toBeVisible()
  })

  test('[API-017] [API-018] is sent with the reactivation key, which is checked first', async () => {
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

describe('the result of an activation', () => {
  const activation = (answer: NonNullable<PageOptions['answers']>['accounts.activate']) =>
    opened(`/activate?key=${KEY}`, { 'accounts.activate': answer })

  test('[ACT-008] is success where the player can sign in now', async () => {
    const { requests } = await activation(null)
    await expect
      .element(main.getByText('Your email address is confirmed and your account is active. Please sign in.'))
      .toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(requests).toMatchObject([{ name: 'accounts.activate', body: { key: KEY } }])
  })

  test('[ACT-008] is active where the account was active before', async () => {
    await activation(testProblem(409, 'activated.already'))
    await expect.element(main.getByText('Your account is already active. Please sign in.')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })

  test('[ACT-008] is expired where a new link can be requested', async () => {
    await activation(testProblem(410, 'error.activation.expired'))
    await expect.element(main.getByText('This link has expired. Ask for a new one.')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Resend Activation' }))
      .toHaveAttribute('href', '/activate-email')
  })

  test('[ACT-006] [ACT-008] [ACT-011] [ERR-015] is notFound where the link belongs to no account', async () => {
    const { club, requests } = await activation(testProblem(404, 'error.user.notfound'))
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Activation')
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('This link does not belong to any account. Ask for a new one, or register.')
    await expect
      .element(main.getByRole('link', { name: 'Resend Activation' }))
      .toHaveAttribute('href', '/activate-email')
    expect(requests).toMatchObject([{ name: 'accounts.activate', body: { key: KEY } }])
    expect(club.pageViews).toEqual(['/activate'])
  })

  test('[ACT-009] is error where the server failed, and shows its title and a retry', async () => {
    const { club } = await activation(testProblem(500, undefined, { title: 'The mill has stopped.' }))
    await expect.element(main.getByRole('alert').getByText('The mill has stopped.')).toBeVisible()
    club.browser.server.answer({ 'accounts.activate': testProblem(404, 'error.user.notfound') })
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByText(/^This link does not belong to any account\./)).toBeVisible()
  })

  test('[ACT-008] is error, and can be retried', async () => {
    const { club } = await activation(offline)
    await expect.element(main.getByText(/^We could not reach the club\./)).toBeVisible()
    club.browser.server.answer({ 'accounts.activate': null })
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(main.getByText('Your email address is confirmed and your account is active. Please sign in.'))
      .toBeVisible()
  })
})

test('[ROUTE-006] [MSG-005] /activated redirects to the sign-in page, which says so for 20 seconds', async () => {
  const { address, club } = await openPage('/activated', { others: ['/login'] })
  await expect.element(main.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await club.browser.clock.advance(1_999)
  expect(address()).toBe('/activated')
  await club.browser.clock.advance(1)
  await expect.poll(address).toBe('/login')
  const said = page.getByText('Your email address is confirmed and your account is active. Please sign in.')
  await expect.element(said).toBeVisible()
  await club.browser.clock.advance(19_999)
  await expect.element(said).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(said).not.toBeInTheDocument()
})
