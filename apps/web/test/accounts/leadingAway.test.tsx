import type { EndpointName } from '@players-club/api-client/fakes'
import { TEST_PASSWORD, testAccount, testTokens } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const field = (name: string) => main.getByLabelText(name, { exact: true })
const button = (name: string) => main.getByRole('button', { name })

interface Case {
  path: string
  player?: string
  input: Record<string, string>
  submit: string
  /** A step before the one that is sent. */
  first?: { input: Record<string, string>; submit: string }
  call: EndpointName
  answers?: PageOptions['answers']
  target: string
}

const cases: Case[] = [
  {
    path: '/login?from=/unknown',
    input: { Email: 'verified@players.example', Password: TEST_PASSWORD },
    submit: 'Sign In',
    call: 'accounts.signIn',
    target: '/unknown',
  },
  {
    path: '/settings/account-security/change-password',
    player: 'verified',
    input: {
      'Current password': TEST_PASSWORD,
      'New password': 'Copper#2027',
      'Confirm new password': 'Copper#2027',
    },
    submit: 'Change Password',
    call: 'accounts.changePassword',
    answers: {
      'accounts.checkPassword': { isValid: true },
      'accounts.changePassword': testTokens(testAccount()),
    },
    target: '/',
  },
  {
    path: '/settings/account-security/change-email',
    player: 'verified',
    first: { input: { 'New email': 'vera@players.example' }, submit: 'Continue' },
    input: { 'Current password': TEST_PASSWORD },
    submit: 'Change Email',
    call: 'accounts.changeEmail',
    answers: { 'accounts.changeEmail': testTokens(testAccount()) },
    target: '/settings/account-security',
  },
  {
    path: '/forgot-password',
    input: { Email: 'verified@players.example' },
    submit: 'Email me a link',
    call: 'accounts.sendPasswordReset',
    answers: { 'accounts.sendPasswordReset': null },
    target: '/forgot-password-sent',
  },
  {
    path: '/activate-email',
    input: { Email: 'verified@players.example' },
    submit: 'Resend Activation',
    call: 'accounts.sendActivation',
    answers: { 'accounts.sendActivation': null },
    target: '/activate-email-sent',
  },
]

test.each(cases)(
  'the form of $path stays filled and busy, and sends nothing more, until the next page is shown',
  async ({ path, player, first, input, submit, call, answers, target }) => {
    const arrival = Promise.withResolvers<null>()
    const { address, asked, club } = await openPage(path, { player, answers, arrival: arrival.promise })
    for (const [name, value] of Object.entries(first?.input ?? {})) await field(name).fill(value)
    if (first) await button(first.submit).click()
    for (const [name, value] of Object.entries(input)) await field(name).fill(value)
    await button(submit).click()
    await expect.poll(() => asked(call)).toHaveLength(1)
    await club.browser.settled()
    await expect.element(button(submit)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(main.getByRole('status').getByText('Please wait')).toBeInTheDocument()
    for (const [name, value] of Object.entries(input)) await expect.element(field(name)).toHaveValue(value)
    await button(submit).click({ force: true })
    expect(asked(call)).toHaveLength(1)
    arrival.resolve(null)
    await expect.poll(address).toBe(target)
  },
)

test.each(cases)(
  'the form of $path can be used again when the next page cannot be loaded',
  async ({ path, player, first, input, submit, call, answers }) => {
    const arrival = Promise.withResolvers<null>()
    const { address, asked } = await openPage(path, { player, answers, arrival: arrival.promise })
    for (const [name, value] of Object.entries(first?.input ?? {})) await field(name).fill(value)
    if (first) await button(first.submit).click()
    for (const [name, value] of Object.entries(input)) await field(name).fill(value)
    await button(submit).click()
    await expect.poll(() => asked(call)).toHaveLength(1)
    await expect.element(button(submit)).toHaveAttribute('aria-disabled', 'true')
    arrival.reject(new Error('offline'))
    const again = first?.submit ?? submit
    // The address that was just changed is not changed to itself.
    for (const [name, value] of Object.entries(first?.input ?? input))
      await field(name).fill(first ? `new-${value}` : value)
    await expect.element(button(again)).not.toHaveAttribute('aria-disabled')
    await expect.element(button(again)).toBeEnabled()
    expect(address()).toBe(path)
  },
)
