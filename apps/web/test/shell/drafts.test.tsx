import { hanging } from '@players-club/api-client/fakes'
import type { UserProfile } from '@players-club/domain-models'
import {
  cartFixture,
  catalogFixture,
  citiesFixture,
  countriesFixture,
  newcomerProfile,
  openSurvey,
  pollActivity,
  somePreferences,
  statesFixture,
  verifiedProfile,
  verifiedTokens,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const field = (name: string) => main.getByRole('textbox', { name })
const promotions = main.getByRole('checkbox', { name: 'Promotions by email' })

const flags = ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'] as const
const expired = testProblem(401, 'error.session.expired')
const answers: PageOptions['answers'] = {
  ...emptyHome,
  'shell.getFeatureFlags': { authorizedFlags: [...flags] },
  'profile.getCountries': { countries: countriesFixture },
  'profile.getStates': { states: statesFixture },
  'profile.getCities': { cities: citiesFixture },
  'activities.getActivityStatus': { key: 'complete-profile', points: 0, limitReached: true },
  'activities.getActivity': { ...pollActivity, id: 7, key: openSurvey.key, type: 'SURVEY' },
  'activities.getPlayerActivity': { ...pollActivity, id: 7, key: openSurvey.key, type: 'SURVEY' },
  'store.getStoreCatalog': { content: [...catalogFixture] },
  'surveys.getSurvey': openSurvey,
  'surveys.getResponses': { content: [] },
  'lounge.getUserTokens': verifiedTokens,
  'lounge.getLoungeReward': weeklyDrawing,
  'lounge.getPlayerLoungeReward': weeklyForPlayer,
  'profile.getPreferences': { preferences: [...somePreferences] },
  'promotions.getPublishedDraws': ({ query }) => ({ content: [], ...query, totalElements: 0 }),
  // What is sent while the session has ended.
  'lounge.claimFreeEntry': expired,
  'profile.savePreferences': expired,
  'profile.updateBillingProfile': expired,
  'profile.updateProfile': expired,
  'surveys.submitSurvey': expired,
  'tickets.enterTicket': expired,
}

interface FormCase {
  name: string
  path: string
  profile?: UserProfile
  fill(): Promise<void>
  send(): Promise<void>
  /** Shows the form where the page does not. */
  reopen?(): Promise<void>
  shown(): Promise<void>
  empty(): Promise<void>
}

const openClaim = async () => {
  await main.getByRole('button', { name: 'Claim Free' }).click()
  await expect.element(dialog.getByLabelText(/^Street address/)).toBeVisible()
}

const feedback: FormCase = {
  name: 'feedback',
  path: '/feedback',
  async fill() {
    await field('Subject').fill('An idea')
    await field('Message').fill('More draws in spring.')
  },
  send: () => main.getByRole('button', { name: 'Send message' }).click(),
  async shown() {
    await expect.element(field('Subject')).toHaveValue('An idea')
    await expect.element(field('Message')).toHaveValue('More draws in spring.')
  },
  empty: () => expect.element(field('Message')).toHaveValue(''),
}

const ticket: FormCase = {
  name: 'ticket',
  path: '/ticket-entry',
  async fill() {
    await field('Ticket Barcode Number').fill('1432000017123')
    await field('Validation Number').fill('123')
  },
  send: () => main.getByRole('button', { name: 'Enter this ticket' }).click(),
  async shown() {
    await expect.element(field('Ticket Barcode Number')).toHaveValue('1432-000017-123')
    await expect.element(field('Validation Number')).toHaveValue('123')
  },
  empty: () => expect.element(field('Ticket Barcode Number')).toHaveValue(''),
}

const cases: FormCase[] = [
  {
    name: 'billing',
    path: '/lucky-lounge/store-billing',
    async fill() {
      await main.getByRole('checkbox', { name: 'Use home as billing' }).click()
      await main.getByLabelText(/^Street address/).fill('9 Elm St')
    },
    send: () => main.getByRole('button', { name: 'Proceed to pay' }).click(),
    shown: () => expect.element(main.getByLabelText(/^Street address/)).toHaveValue('9 Elm St'),
    empty: () => expect.element(main.getByLabelText(/^Street address/)).toHaveValue(''),
  },
  {
    name: 'profile',
    path: '/settings/profile',
    profile: newcomerProfile,
    fill: () => field('First name').fill('Nicola'),
    send: () => main.getByRole('button', { name: 'Save' }).click(),
    shown: () => expect.element(field('First name')).toHaveValue('Nicola'),
    empty: () => expect.element(field('First name')).toHaveValue(newcomerProfile.firstName),
  },
  {
    name: 'address of a verified profile',
    path: '/settings/profile',
    async fill() {
      await main.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('button', { name: 'Edit my details' }).click()
      await main.getByLabelText(/^Street address/).fill('9 Elm St')
    },
    send: () => main.getByRole('button', { name: 'Save' }).click(),
    shown: () => expect.element(main.getByLabelText(/^Street address/)).toHaveValue('9 Elm St'),
    empty: () => expect.element(main.getByLabelText(/^Street address/)).toHaveValue('1200 W Washington St'),
  },
  feedback,
  {
    name: 'free entry',
    path: '/lucky-lounge/reward/201',
    async fill() {
      await openClaim()
      await dialog.getByLabelText(/^Apartment or unit/).fill('')
      await dialog.getByRole('checkbox').first().click()
      await dialog.getByRole('checkbox').nth(1).click()
    },
    send: () => dialog.getByRole('button', { name: 'Claim free entry' }).click(),
    reopen: openClaim,
    shown: () => expect.element(dialog.getByLabelText(/^Apartment or unit/)).toHaveValue(''),
    empty: () => expect.element(dialog.getByLabelText(/^Apartment or unit/)).not.toHaveValue(''),
  },
  ticket,
  {
    name: 'preferences',
    path: '/settings/preferences',
    fill: () => promotions.click(),
    send: () => main.getByRole('button', { name: 'Save' }).click(),
    shown: () => expect.element(promotions).toBeChecked(),
    empty: () => expect.element(promotions).not.toBeChecked(),
  },
  {
    name: 'survey',
    path: '/survey/v2/7',
    async fill() {
      await expect.element(main.getByRole('textbox').first()).toBeVisible()
      for (const group of main.getByRole('radiogroup').all()) await group.getByRole('radio').first().click()
      for (const box of main.getByRole('checkbox').all()) await box.click()
      for (const text of main.getByRole('textbox').all()) await text.fill('More draws.')
    },
    send: () => main.getByRole('button', { name: /Send my answers/ }).click(),
    shown: () => expect.element(main.getByRole('textbox').first()).toHaveValue('More draws.'),
    empty: () => expect.element(main.getByRole('textbox').first()).toHaveValue(''),
  },
]

const openForm = ({ path, profile = verifiedProfile }: FormCase, options: PageOptions = {}) =>
  openPage(path, {
    player: 'verified',
    flags,
    others: ['/login', '/'],
    kept: {
      'players-club.cart.verified-login': JSON.stringify(cartFixture),
      'players-club.cart.poor-login': JSON.stringify(cartFixture),
    },
    ...options,
    answers: { ...answers, 'profile.getProfile': profile, ...options.answers },
  })

async function signIn(email: string) {
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByLabelText('Password', { exact: true }).fill(TEST_PASSWORD)
  await main.getByRole('button', { name: 'Sign In' }).click()
}

// Feedback needs no session.
describe.each(cases.filter(form => form !== feedback))('the input of the form: $name', form => {
  test('is on the page again after the session has ended at sending it, and the player has signed in', async () => {
    const { club, address } = await openForm(form)
    await form.fill()
    club.browser.server.signedIn = null
    await form.send()
    await expect.poll(address).toMatch(/^\/login/)
    await signIn('verified@players.example')
    await expect.poll(address).toBe(form.path)
    await form.reopen?.()
    await form.shown()
  })
})

describe.each(cases)('the input of the form: $name', form => {
  test('survives a reload, and is deleted when another player opens the page', async () => {
    const { club } = await openForm(form)
    await form.fill()
    await form.shown()
    const tabStorage = club.ports.storage.session
    await cleanup()
    await openForm(form, { tabStorage })
    await form.reopen?.()
    await form.shown()
    await cleanup()
    await openForm(form, { tabStorage, player: 'poor' })
    await form.reopen?.()
    await form.empty()
    expect(tabStorage.get('players-club.drafts')).toBeNull()
  })
})

test('feedback is hidden from the guest when the session ends in another tab, and shown to the player again', async () => {
  const { club } = await openForm(feedback)
  await feedback.fill()
  club.browser.openLocal().remove('players-club.access-token')
  await feedback.empty()
  await cleanup()
  await openForm(feedback, { tabStorage: club.ports.storage.session })
  await feedback.shown()
})

test('another player who signs in after a session has ended does not see its input', async () => {
  const { club, address } = await openForm(ticket)
  await ticket.fill()
  club.browser.server.signedIn = null
  await ticket.send()
  await expect.poll(address).toMatch(/^\/login/)
  await signIn('poor@players.example')
  await expect.poll(address).toBe('/ticket-entry')
  await ticket.empty()
  expect(club.ports.storage.session.get('players-club.drafts')).toBeNull()
})

test('a sign-out deletes the input', async () => {
  const { club } = await openForm(feedback)
  await feedback.fill()
  const tabStorage = club.ports.storage.session
  expect(tabStorage.get('players-club.drafts')).toContain('An idea')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => tabStorage.get('players-club.drafts')).toBeNull()
})

test('input that was sent is deleted', async () => {
  const { club } = await openForm(feedback, { answers: { 'content.sendFeedback': hanging } })
  await feedback.fill()
  const tabStorage = club.ports.storage.session
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect.element(main.getByText('Sending your message…')).toBeVisible()
  expect(tabStorage.get('players-club.drafts')).toContain('An idea')
  await cleanup()
  await openForm(feedback, { tabStorage, answers: { 'content.sendFeedback': null } })
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => tabStorage.get('players-club.drafts')).toBeNull()
})
