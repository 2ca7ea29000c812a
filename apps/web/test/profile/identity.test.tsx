import { hanging, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  citiesFixture,
  countriesFixture,
  exhaustedResult,
  failedResult,
  pendingScanResult,
  statesFixture,
  verifiedProfile,
  verifiedResult,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = (name: string) => page.getByRole('dialog', { name })
const form = dialog('Verify your identity')
const offer = dialog('Scan your ID instead')
const scan = dialog('Scan your ID')
const verified = dialog('Your identity is verified')
/** An empty page of our own origin in place of the provider's. */
const manualScanUrl = 'about:blank#scan'

async function begin(answers: FakeAnswers = {}) {
  const opened = await openPage('/settings/profile', {
    player: 'verified',
    answers: {
      'profile.getProfile': { ...verifiedProfile, idologyValid: false },
      'profile.getCountries': { countries: countriesFixture },
      'profile.getStates': { states: statesFixture },
      'profile.getCities': { cities: citiesFixture },
      'activities.getActivityStatus': { key: 'complete-profile', points: 500, limitReached: true },
      'identity.getVerifyStatus': { ...failedResult, remainingAttempts: 3 },
      ...answers,
    },
  })
  await main.getByRole('button', { name: 'Verify' }).click()
  return opened
}

async function submit(digits: string) {
  await form.getByLabelText(/^Last four digits/).fill(digits)
  await form.getByRole('button', { name: 'Verify my identity' }).click()
}

test('[IDV-007] reports an identity that belongs to another account, and keeps what was entered', async () => {
  const { club, asked } = await begin({
    'identity.verifyId': testProblem(422, 'Error.idology.profileAlreadyValidated'),
  })
  await submit('9999')
  await expect
    .element(form.getByRole('alert').getByText(/belongs to a verified account already/))
    .toBeVisible()
  await expect.element(form.getByRole('combobox', { name: 'City' })).toHaveValue('Phoenix')
  club.browser.server.answer({ 'identity.verifyId': verifiedResult })
  await submit('1234')
  await expect.element(verified).toBeVisible()
  expect(asked('identity.verifyId').map(({ body }) => body)).toMatchObject([
    { ssnLast4: '9999' },
    { ssnLast4: '1234' },
  ])
})

test('[IDV-005] offers the ID scan at once to a player without attempts, who may finish it later', async () => {
  const waiting = { ...exhaustedResult, manualScanUrl }
  const { asked } = await begin({
    'profile.getProfile': { ...verifiedProfile, idologyValid: false, idologyAttempts: 3 },
    'identity.getVerifyStatus': waiting,
    'identity.renewVerification': waiting,
  })
  for (const _ of ['first', 'again']) {
    await offer.getByRole('button', { name: 'Scan my ID' }).click()
    await expect.element(scan.getByTitle(/./)).toHaveAttribute('src', manualScanUrl)
    await scan.getByRole('button', { name: 'Finish later' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Verify' }).click()
  }
  await expect.element(offer).toBeVisible()
  expect(asked('identity.verifyId')).toEqual([])
})

const exhausted = { ...verifiedProfile, idologyValid: false, idologyAttempts: 3 }
const underWay = { ...pendingScanResult, manualScanUrl }

async function finishLater() {
  await offer.getByRole('button', { name: 'Scan my ID' }).click()
  await expect.element(scan.getByTitle(/./)).toHaveAttribute('src', manualScanUrl)
}

test('[IDV-009] [PROFILE-001] shows a scan that is approved when its dialog is left for later', async () => {
  const { club } = await begin({
    'profile.getProfile': exhausted,
    'identity.getVerifyStatus': underWay,
  })
  await finishLater()
  club.browser.server.answer({ 'profile.getProfile': verifiedProfile })
  await scan.getByRole('button', { name: 'Finish later' }).click()
  await expect.element(main.getByText('verified', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Verify' })).not.toBeInTheDocument()
})

test('[IDV-009] [ERR-019] reports a scan that is rejected after its dialog was left, and opens a new one', async () => {
  const { club, asked } = await begin({
    'profile.getProfile': exhausted,
    'identity.getVerifyStatus': underWay,
  })
  await finishLater()
  await scan.getByRole('button', { name: 'Finish later' }).click()
  const again = 'about:blank#again'
  club.browser.server.answer({
    'identity.getVerifyStatus': {
      ...exhaustedResult,
      manualScanUrl: null,
      idScanResultKey: 'id.scan.failure',
    },
    'identity.renewVerification': { ...underWay, manualScanUrl: again },
  })
  await main.getByRole('button', { name: 'Verify' }).click()
  const failed = dialog('Your scan was not accepted')
  await failed.getByRole('button', { name: 'Scan again' }).click()
  await expect.element(scan.getByTitle(/./)).toHaveAttribute('src', again)
  expect(asked('identity.renewVerification')).toHaveLength(1)
})

test('[IDV-010] [API-027] renews expired data by an ID scan', async () => {
  const waiting = { ...pendingScanResult, manualScanUrl }
  const { club, asked } = await begin({
    'profile.getProfile': { ...verifiedProfile, idologyExpired: true, idologyValid: false },
    'identity.renewVerification': waiting,
  })
  await dialog('Renew your verification').getByRole('button', { name: 'Renew my verification' }).click()
  await expect.element(scan.getByTitle(/./)).toHaveAttribute('src', manualScanUrl)
  expect(asked('identity.renewVerification')).toHaveLength(1)
  club.browser.server.answer({
    'identity.getVerifyStatus': { ...verifiedResult, idScanResultKey: 'id.scan.success' },
  })
  await club.browser.clock.advance(5000)
  await expect.element(verified).toBeVisible()
})

test('asks before Escape or the close button discards what was typed, and closes an untouched form at once', async () => {
  await begin()
  const question = page.getByRole('alertdialog', { name: 'Close without sending?' })
  await expect.element(form.getByLabelText(/^Last four digits/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()

  await main.getByRole('button', { name: 'Verify' }).click()
  await form.getByLabelText(/^Last four digits/).fill('9999')
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => form.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close()
    await expect.element(question.getByText('What you entered in this window will be lost.')).toBeVisible()
    await question.getByRole('button', { name: 'Keep it open' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(form.getByLabelText(/^Last four digits/)).toHaveValue('9999')
    // The focus returns a frame after the question has gone; the next Escape needs it.
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Close the window' }).click()
  await expect.element(form).not.toBeInTheDocument()
})

test('cities that could not be loaded are asked for again by a button that is pending meanwhile', async () => {
  const { club } = await begin({ 'profile.getCities': testProblem(503) })
  const retry = form.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  club.browser.server.answer({ 'profile.getCities': hanging })
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  await expect.element(form.getByRole('alert')).toBeVisible()
})
