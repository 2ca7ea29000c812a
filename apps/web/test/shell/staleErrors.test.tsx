import type { EndpointName, FakeAnswers } from '@players-club/api-client/fakes'
import {
  cartFixture,
  catalogFixture,
  citiesFixture,
  countriesFixture,
  earnedResult,
  goodTicketResult,
  openPoll,
  photoContent,
  pollActivity,
  statesFixture,
  uploadActivity,
  verifiedProfile,
  verifiedTokens,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wizard } from '../accounts/registrationWizard.ts'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const press = (name: string) => main.getByRole('button', { name }).click()

interface Case {
  name: string
  path: string
  player?: string
  flags?: PageOptions['flags']
  kept?: PageOptions['kept']
  answers?: FakeAnswers
  call: EndpointName
  /** Answers the second attempt. */
  success: object | null
  fill(): Promise<void>
  send(): Promise<void>
  succeeded(): Promise<void>
}

const cases: Case[] = [
  {
    name: 'a ticket',
    path: '/ticket-entry',
    call: 'tickets.enterTicket',
    success: goodTicketResult,
    async fill() {
      await main.getByLabelText('Ticket Barcode Number').fill('1432000017123')
      await main.getByLabelText('Validation Number').fill('123')
    },
    send: () => press('Enter this ticket'),
    succeeded: () => expect.element(dialog.getByText('You earned 50 points!')).toBeVisible(),
  },
  {
    name: 'a poll',
    path: '/poll/7',
    answers: {
      'activities.getPlayerActivity': { ...pollActivity, id: 7, key: openPoll.key },
      'surveys.getSurvey': openPoll,
      'surveys.getResponses': { content: [] },
    },
    call: 'surveys.submitPoll',
    success: earnedResult,
    fill: () => main.getByRole('radio', { name: 'Monsoon' }).click(),
    send: () => press('Send my answer'),
    succeeded: () => expect.element(dialog.getByText('50 points are yours!')).toBeVisible(),
  },
  {
    name: 'a photo',
    path: '/upload-content/4',
    answers: {
      'activities.getPlayerActivity': { ...uploadActivity, id: 4, termsRequired: false },
      'activities.getContent': photoContent,
    },
    call: 'activities.uploadPhoto',
    success: { awarded: true, total_points: 100 },
    async fill() {
      const photo = new File([new Uint8Array([137, 80, 78, 71])], 'photo.png', { type: 'image/png' })
      await expect.element(main.getByRole('button', { name: 'Upload' })).toBeVisible()
      const box = document.querySelector('input[type=file]')
      if (box) await userEvent.upload(box, photo)
    },
    send: () => press('Upload'),
    succeeded: () => expect.element(dialog.getByText('100 points are yours!')).toBeVisible(),
  },
  {
    name: 'an entry to a drawing',
    path: '/lucky-lounge/reward/201',
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getPlayerLoungeReward': weeklyForPlayer,
      'promotions.getPublishedDraws': { content: [], page: 0, size: 10, totalElements: 0 },
    },
    call: 'lounge.redeemEntries',
    success: {
      id: '0199aa00-0000-7000-8000-0000000000e1',
      rewardId: 201,
      drawId: 2105,
      quantity: 1,
      tokens: 250,
      balance: 4750,
      playerEntries: 4,
    },
    fill: () => press('Redeem'),
    send: () => dialog.getByRole('button', { name: 'Redeem 250 tokens' }).click(),
    succeeded: () => expect.element(dialog.getByText(/^1 entry was added/)).toBeVisible(),
  },
  {
    name: 'a payment',
    path: '/lucky-lounge/store-billing',
    flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
    kept: { 'players-club.cart.verified-login': JSON.stringify(cartFixture) },
    answers: {
      'store.getStoreCatalog': { content: [...catalogFixture] },
      'profile.updateBillingProfile': verifiedProfile,
      'profile.getCountries': { countries: countriesFixture },
      'profile.getStates': { states: statesFixture },
      'profile.getCities': { cities: citiesFixture },
    },
    call: 'store.submitOrder',
    success: { paymentUrl: 'about:blank#payment', transactionId: '0199aa00-0000-7000-8000-0000000000d5' },
    fill: () => main.getByRole('checkbox', { name: 'Use home as billing' }).click(),
    send: () => press('Proceed to pay'),
    succeeded: () => expect.element(page.getByTitle('Payment page of our partner')).toBeVisible(),
  },
  {
    name: 'the first step of a registration',
    path: '/register',
    player: undefined,
    call: 'accounts.checkEmail',
    success: null,
    async fill() {
      await wizard.email.fill('nico@players.example')
      await wizard.password.fill(TEST_PASSWORD)
      await wizard.terms.click()
    },
    send: () => wizard.next.click(),
    succeeded: () => expect.element(wizard.personal).toBeVisible(),
  },
]

test.each(cases)(
  'the message of a failed attempt does not stand beside the success of the next one: $name',
  async ({ path, call, success, answers, fill, send, succeeded, ...options }) => {
    const { club } = await openPage(path, {
      player: 'verified',
      ...options,
      answers: { ...answers, [call]: testProblem(503) },
    })
    await fill()
    await send()
    const close = page.getByRole('button', { name: 'Close message' })
    await expect.element(close).toBeVisible()
    club.browser.server.answer({ [call]: success })
    await send()
    await succeeded()
    expect(close.query()).toBeNull()
  },
)
