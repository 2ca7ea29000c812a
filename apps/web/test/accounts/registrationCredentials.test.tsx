import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'
import { fillCredentials, openRegistration, wizard } from './registrationWizard.ts'

const { email, password, inviteCode, terms, next, credentials, personal } = wizard
const main = page.getByRole('main')
const steps = main.getByRole('list', { name: 'Registration steps' }).getByRole('listitem')

test('[REG-014] [REG-013] enables Next with email, password and terms, and ignores a press on a later step', async () => {
  await openRegistration()
  await expect.element(next).toBeDisabled()
  await email.fill('ana@players.example')
  await password.fill(TEST_PASSWORD)
  await expect.element(next).toBeDisabled()
  await expect.element(main.getByText('To continue, accept the terms.')).toBeVisible()
  await terms.click()
  await expect.element(next).toBeEnabled()
  for (const later of [1, 2]) await steps.nth(later).click()
  await expect.element(credentials).toBeVisible()
})

test('[VALID-010] says of each of three conditions whether the password meets it, while it is typed', async () => {
  await openRegistration()
  const conditions = main.getByRole('listitem').filter({ hasText: /^(Met|Not met): / })
  for (const [typed, length, letters, characters] of [
    ['abc', 'Not met', 'Not met', 'Not met'],
    ['Abcdefgh', 'Met', 'Met', 'Not met'],
    ['Abcdefg1!', 'Met', 'Met', 'Met'],
  ] as const) {
    await password.fill(typed)
    await expect
      .poll(() => conditions.elements().map(({ textContent }) => textContent))
      .toEqual([
        `${length}: 8 to 20 characters`,
        `${letters}: One uppercase and one lowercase letter`,
        `${characters}: One number and one symbol`,
      ])
  }
})

test('[VALID-001] [VALID-005] [VALID-007] shows the error of a field when it loses focus', async () => {
  await openRegistration()
  for (const wrong of [
    'a@b',
    '<script>alert(1)</script>',
    `${'a'.repeat(95)}@b.co`,
    'مثال@b.co',
    '😀@b.co',
  ]) {
    await email.fill(wrong)
    await password.click()
    await expect.element(email).toHaveAccessibleDescription(/Please enter valid email address/)
    await email.fill('')
    await expect.element(email).not.toHaveAccessibleDescription(/Please enter valid email address/)
  }
  await userEvent.type(password, 'Ab c1é!')
  await expect.element(password).toHaveValue('Abc1!')
  await email.click()
  await expect.element(password).toHaveAccessibleDescription(/Enter valid password/)
  await expect.element(next).toBeDisabled()
})

describe('an address that the club refuses', () => {
  test('[REG-011] [REG-026] has its error at its field, which is focused, with links to the account', async () => {
    const { asked } = await openRegistration({
      'accounts.checkEmail': testProblem(409, 'registration.emailInUse'),
    })
    await fillCredentials()
    await expect.element(email).toHaveAccessibleDescription(/This email address already has an account/)
    await expect.element(email).toHaveFocus()
    await expect.element(credentials).toBeVisible()
    const states = steps.elements().map(step => step.ariaCurrent)
    expect(states).toEqual(['step', null, null])
    await expect
      .element(main.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', '/forgot-password')
    expect(asked('accounts.checkEmail')).toMatchObject([{ body: { email: 'nico@players.example' } }])
  })

  test('[REG-027] has an offer of reactivation where its account is suspended', async () => {
    const { asked } = await openRegistration({
      'accounts.checkEmail': testProblem(409, 'error.email.suspended'),
    })
    await fillCredentials()
    const dialog = page.getByRole('alertdialog', { name: 'Your account is not active' })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(credentials).toBeVisible()
    expect(asked('accounts.unsuspendByEmail')).toEqual([])
  })
})

test('[ERR-017] shows an email check that fails in the message bar for 10 seconds, and keeps everything', async () => {
  const { club } = await openRegistration({ 'accounts.checkEmail': testProblem(500) })
  await fillCredentials()
  const message = page.getByText('General error has occurred, please try again.')
  await expect.element(message).toBeVisible()
  await expect.element(credentials).toBeVisible()
  await expect.element(email).toHaveValue('nico@players.example')
  await expect.element(password).toHaveValue(TEST_PASSWORD)
  await expect.element(terms).toBeChecked()
  await club.browser.clock.advance(9_999)
  await expect.element(message).toBeVisible()
  await club.browser.clock.advance(1)
  await expect.element(message).not.toBeInTheDocument()
})

describe('the invite code of a friend', () => {
  test('[ROUTE-003] [REG-022] [REG-023] blocks the step where it came with an invitation and is unknown, until it is removed', async () => {
    const { asked } = await openRegistration(
      { 'accounts.checkInviteCode': { valid: false } },
      '/register/NOBODY-GAVE-IT',
    )
    await expect.element(inviteCode).toHaveValue('NOBODY-GAVE-IT')
    await expect.element(inviteCode).toHaveAccessibleDescription(/This invite code is not valid/)
    expect(asked('accounts.checkInviteCode')).toMatchObject([{ body: { inviteCode: 'NOBODY-GAVE-IT' } }])
    await fillCredentials()
    await expect.poll(() => asked('accounts.checkInviteCode')).toHaveLength(2)
    await expect.element(inviteCode).toHaveFocus()
    expect(asked('accounts.checkEmail')).toEqual([])
    await inviteCode.fill('')
    await next.click()
    await expect.element(personal).toBeVisible()
    expect(asked('accounts.checkInviteCode')).toHaveLength(2)
  })

  test('[REG-015] [REG-002] [REG-022] is shown on request, checked when its field loses focus, and once more before the email', async () => {
    const { club } = await openRegistration()
    const { requests } = club.browser.server
    await main.getByRole('button', { name: 'I have an invite code' }).click()
    await expect.element(inviteCode).toHaveFocus()
    await inviteCode.fill(' verified-code ')
    await email.click()
    await expect.element(main.getByText('This code is valid.')).toBeVisible()
    await fillCredentials()
    await expect.element(personal).toBeVisible()
    expect(requests.slice(0, 3)).toMatchObject([
      { name: 'accounts.checkInviteCode', body: { inviteCode: 'verified-code' } },
      { name: 'accounts.checkInviteCode', body: { inviteCode: 'verified-code' } },
      { name: 'accounts.checkEmail', body: { email: 'nico@players.example' } },
    ])
  })
})

test('[REG-003] a player who opens an invitation reads that it is for new customers, with three links and no form', async () => {
  const { address } = await openPage('/register/FRIEND', { player: 'verified', others: ['/register'] })
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This invitation is only for new customers')
  expect(main.getByRole('textbox').elements()).toEqual([])
  const ways = main.getByRole('link').elements()
  expect(ways.map(way => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Register', '/register'],
    ['Sign In', '/login'],
  ])
  await main.getByRole('link', { name: 'Register' }).click()
  await expect.poll(address).toBe('/')
})

test('the meter calls no password strong that the server refuses: a common one, or one with the address', async () => {
  await openRegistration()
  const meter = main.getByText('Strong', { exact: true })
  await email.fill('vera.fields@players.example')
  await password.fill('Copper-Trail7')
  await expect.element(meter).toBeVisible()
  for (const refused of ['Password1!', 'Vera.Fields#2026']) {
    await password.fill(refused)
    await expect.element(main.getByText('Medium', { exact: true })).toBeVisible()
    await expect.element(meter).not.toBeInTheDocument()
  }
})
