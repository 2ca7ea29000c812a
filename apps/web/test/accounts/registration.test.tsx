import { hanging } from '@players-club/api-client/fakes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isSpinnerShown } from '../isSpinnerShown.ts'
import { fillCredentials, openRegistration, wizard } from './registrationWizard.ts'

const main = page.getByRole('main')
const steps = main.getByRole('list', { name: 'Registration steps' })
const { email, password } = wizard

afterEach(() => void vi.useRealTimers())

test('[REG-011] starts a registration at its first step, with nothing requested, shown or failed', async () => {
  const { club } = await openRegistration()
  await expect.element(main.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  const states = steps.getByRole('listitem').elements()
  expect(states.map(step => step.ariaCurrent)).toEqual(['step', null, null])
  await expect.element(email).toHaveValue('')
  await expect.element(password).toHaveValue('')
  await expect.element(main.getByRole('button', { name: 'I have an invite code' })).toBeVisible()
  await expect.element(main.getByRole('textbox', { name: /Invite code/ })).not.toBeInTheDocument()
  await expect.element(main.getByText('Checking that you are not a robot…')).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { name: 'Verify your account' })).not.toBeInTheDocument()
  expect(club.browser.server.requests).toEqual([])
})

test('[REG-011] shows the code of an invitation, and what the club says about it', async () => {
  const { asked } = await openRegistration({}, '/register/AMIGO-7')
  await expect.element(main.getByRole('textbox', { name: /Invite code/ })).toHaveValue('AMIGO-7')
  await expect.element(main.getByText('This code is valid.')).toBeVisible()
  expect(asked('accounts.checkInviteCode')).toHaveLength(1)
})

describe('the second step', () => {
  test('[REG-011] follows the first, and its registration ends with the third', async () => {
    const { asked } = await openRegistration()
    await fillCredentials()
    await expect.element(main.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible()
    expect(
      steps
        .getByRole('listitem')
        .elements()
        .map(step => step.ariaCurrent),
    ).toEqual([null, 'step', null])
    await main.getByRole('button', { name: 'Skip & Register' }).click()
    await expect.element(main.getByRole('heading', { name: 'Verify your account' })).toBeVisible()
    await expect.element(main.getByText(/nico@players\.example/)).toBeVisible()
    expect(asked('accounts.register')).toMatchObject([{ body: { email: 'nico@players.example' } }])
  })

  test('[REG-016] shows the captcha at work and, where it takes long, the spinner before anything is registered', async () => {
    const { asked } = await openRegistration({ 'accounts.getCaptchaChallenge': hanging })
    await fillCredentials()
    await expect.element(main.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await main.getByRole('button', { name: 'Skip & Register' }).click()
    await expect.element(main.getByText('Checking that you are not a robot…')).toBeVisible()
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(300)
    await expect.poll(isSpinnerShown).toBe(true)
    expect(asked('accounts.register')).toEqual([])
  })
})
