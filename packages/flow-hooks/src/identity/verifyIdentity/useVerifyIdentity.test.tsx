import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  countriesFixture,
  exhaustedResult,
  failedResult,
  pendingScanResult,
  statesFixture,
  verifiedProfile,
  verifiedResult,
} from '@players-club/domain-models/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
} from '../../testing/index.ts'
import { useVerifyIdentity } from './useVerifyIdentity.ts'

const unverified = { ...verifiedProfile, idologyValid: false }
const exhausted = { ...unverified, idologyAttempts: 3 }

async function verifying(answers: FakeAnswers, browser = createTestBrowser()) {
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession() }
  const lists: FakeAnswers = {
    'profile.getCountries': { countries: countriesFixture },
    'profile.getStates': { states: statesFixture },
    'profile.getCities': { cities: [] },
  }
  const tab = createTestClub({
    browser,
    initial,
    answers: { 'profile.getProfile': unverified, ...lists, ...answers },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, rerender } = await renderHook(
    (isOpen = true) => ({ flow: useVerifyIdentity({ isOpen }), club: useClub() }),
    { wrapper: tab.Wrapper, initialProps: true },
  )
  const { server, settled, clock } = tab.browser
  await settled()
  const asked = (name: string) => server.requests.filter(request => request.name === name)
  const at = async (state: string) => {
    await settled()
    await expect.poll(() => result.current.flow.state.at).toBe(state)
  }
  const isKnown = () => expect.poll(() => result.current.flow.isLoading).toBe(false)
  const flow = () => result.current.flow
  const club = () => result.current.club
  return { flow, club, rerender, asked, at, isKnown, clock, settled, server }
}

const visible = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => vi.restoreAllMocks())

test('[IDV-001] [API-026] submitting sends the entered data and their owner once', async () => {
  const { flow, asked, at, isKnown } = await verifying({ 'identity.verifyId': verifiedResult })
  await isKnown()
  flow().change({ ssnLast4: '1234', firstName: ' Vera ' })
  flow().submit()
  flow().submit()
  await at('verified')
  const sent = asked('identity.verifyId')
  expect(sent).toHaveLength(1)
  const [home] = unverified.addresses
  expect(sent[0]?.body).toEqual({
    id: unverified.id,
    lotteryId: 2,
    login: unverified.login,
    firstName: 'Vera',
    lastName: unverified.lastName,
    birthDate: unverified.birthDate,
    email: unverified.email,
    phones: [{ phone: '6025550100' }, { phone: '6025550199' }],
    addresses: [
      {
        id: home?.id,
        address1: home?.address1,
        state: 'Arizona',
        city: 'Phoenix',
        countryCode: 'US',
        country: 'United States',
        zipCode: '85007',
        stateCode: 'AZ',
      },
    ],
    ssnLast4: '1234',
  })
})

test('[VALID-013] the age is computed from the day in Phoenix', async () => {
  const { flow, asked, at, isKnown, settled } = await verifying(
    { 'identity.verifyId': verifiedResult },
    createTestBrowser(LATE_EVENING),
  )
  await isKnown()
  flow().change({ birthDate: '2005-11-21' })
  flow().submit()
  await settled()
  expect(flow().state).toMatchObject({ at: 'dataEntry', errors: { birthDate: { params: { age: 21 } } } })
  expect(asked('identity.verifyId')).toEqual([])
  flow().change({ birthDate: '2005-11-20' })
  flow().submit()
  await at('verified')
})

test('[IDV-002] the remaining attempts are read as the wire spells them', async () => {
  const { flow, at, isKnown } = await verifying({ 'identity.verifyId': failedResult })
  await isKnown()
  flow().submit()
  await at('error')
  expect(flow().state).toMatchObject({ attemptsLeft: 1 })
  flow().retry()
  await at('dataEntry')
})

test('a result updates the profile at once, and does not restart the verification', async () => {
  const { flow, asked, at, isKnown, server, settled } = await verifying({
    'identity.verifyId': verifiedResult,
  })
  await isKnown()
  const before = asked('profile.getProfile').length
  server.answer({ 'profile.getProfile': verifiedProfile })
  flow().submit()
  await at('verified')
  await settled()
  expect(asked('profile.getProfile').length).toBeGreaterThan(before)
  expect(flow().state).toEqual({ at: 'verified', profileUpdated: true, points: null })
})

test('the club takes over the verified name', async () => {
  const { flow, at, isKnown, club } = await verifying({ 'identity.verifyId': verifiedResult })
  await isKnown()
  flow().change({ firstName: ' Verity ', birthDate: '1985-04-13' })
  flow().submit()
  await at('verified')
  expect(club().session.getState().account).toMatchObject({
    firstName: 'Verity',
    lastName: unverified.lastName,
    birthDate: '1985-04-13',
  })
})

test('[PROFILE-007] completing the profile celebrates, shows the points and reloads the balance', async () => {
  const { flow, asked, at, isKnown, club } = await verifying({
    'identity.verifyId': { ...verifiedResult, completeActivityPoints: 500 },
  })
  await isKnown()
  const balances = () => asked('history.getPointsBalance').length
  const before = balances()
  flow().submit()
  await at('verified')
  expect(flow().state).toMatchObject({ points: 500 })
  expect(club().confetti.getState()).toBeTruthy()
  await expect.poll(balances).toBeGreaterThan(before)
  flow().closePoints()
  await expect.poll(() => flow().state).toMatchObject({ points: null })
})

test('[IDV-008] [API-027] the status is polled every 5000 ms until there is an answer', async () => {
  const { flow, asked, at, clock, server } = await verifying({
    'profile.getProfile': exhausted,
    'identity.renewVerification': exhaustedResult,
    'identity.getVerifyStatus': pendingScanResult,
  })
  await at('maxAttemptsReached')
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl: exhaustedResult.manualScanUrl })
  flow().startScan()
  await at('manualEntry')
  const before = asked('identity.getVerifyStatus').length
  const polls = () => asked('identity.getVerifyStatus').length - before
  await clock.advance(4999)
  expect(polls()).toBe(0)
  await clock.advance(1)
  expect(polls()).toBe(1)
  await clock.advance(10_000)
  expect(polls()).toBe(3)
  server.answer({ 'identity.getVerifyStatus': { ...verifiedResult, idScanResultKey: 'id.scan.success' } })
  await clock.advance(5000)
  await at('verified')
  await clock.advance(60_000)
  expect(polls()).toBe(4)
})

test('[IDV-008] polling pauses while the page is hidden or the dialog closed', async () => {
  const { flow, asked, at, clock, settled, rerender } = await verifying({
    'profile.getProfile': exhausted,
    'identity.renewVerification': exhaustedResult,
    'identity.getVerifyStatus': pendingScanResult,
  })
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl: exhaustedResult.manualScanUrl })
  flow().startScan()
  await at('manualEntry')
  const before = asked('identity.getVerifyStatus').length
  const polls = () => asked('identity.getVerifyStatus').length - before
  visible('hidden')
  await settled()
  await clock.advance(60_000)
  expect(polls()).toBe(0)
  visible('visible')
  await expect.poll(polls).toBe(1)
  await settled()
  await clock.advance(5000)
  expect(polls()).toBe(2)
  await rerender(false)
  await clock.advance(60_000)
  expect(polls()).toBe(2)
  visible('hidden')
  await settled()
  visible('visible')
  await settled()
  await clock.advance(60_000)
  expect(polls()).toBe(2)
})

test('a profile is read again when the dialog of a scan is closed', async () => {
  const { flow, asked, at, settled, rerender } = await verifying({
    'profile.getProfile': exhausted,
    'identity.getVerifyStatus': pendingScanResult,
  })
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl: pendingScanResult.manualScanUrl })
  flow().startScan()
  await at('manualEntry')
  const before = asked('profile.getProfile').length
  await rerender(false)
  await settled()
  expect(asked('profile.getProfile').length).toBeGreaterThan(before)
})

test('a status that cannot be read is polled again', async () => {
  const { flow, at, clock, server } = await verifying({
    'profile.getProfile': exhausted,
    'identity.renewVerification': exhaustedResult,
    'identity.getVerifyStatus': testProblem(503, 'Error.idology.unavailable'),
  })
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl: exhaustedResult.manualScanUrl })
  flow().startScan()
  await at('manualEntry')
  await clock.advance(5000)
  await expect.poll(() => flow().state).toMatchObject({ isUnread: true })
  server.answer({
    'identity.getVerifyStatus': { ...exhaustedResult, idScanResultKey: 'id.scan.failure' },
  })
  await clock.advance(5000)
  await at('manualScanError')
})

test('a scan that lapses in an open dialog is followed by the offer of another one', async () => {
  const { flow, at, clock, server } = await verifying({
    'profile.getProfile': exhausted,
    'identity.renewVerification': exhaustedResult,
    'identity.getVerifyStatus': pendingScanResult,
  })
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl: exhaustedResult.manualScanUrl })
  flow().startScan()
  await at('manualEntry')
  const manualScanUrl = 'https://identity.example/scan/of-the-corrected-name'
  server.answer({
    'identity.getVerifyStatus': { ...exhaustedResult, manualScanUrl: null },
    'identity.renewVerification': { ...exhaustedResult, manualScanUrl },
  })
  await clock.advance(5000)
  await at('maxAttemptsReached')
  await expect.poll(() => flow().state).toMatchObject({ manualScanUrl, notice: null })
})

test('a scan that lapses because the verified name was corrected is followed by the form', async () => {
  const { flow, at, clock, server } = await verifying({
    'profile.getProfile': { ...verifiedProfile, idologyExpired: true },
    'identity.renewVerification': exhaustedResult,
    'identity.getVerifyStatus': pendingScanResult,
  })
  await at('dataExpired')
  flow().requestScan()
  await at('manualEntry')
  server.answer({
    'profile.getProfile': { ...unverified, firstName: 'Veronica' },
    'identity.getVerifyStatus': failedResult,
  })
  await clock.advance(5000)
  await at('dataEntry')
  expect(flow().state).toMatchObject({ values: { firstName: 'Veronica' } })
})

const failures: [string, FakeAnswers['identity.verifyId'], string][] = [
  ['500', testProblem(500), 'error.http.500'],
  ['503', testProblem(503, 'Error.idology.unavailable'), 'Error.idology.unavailable'],
  ['offline', offline, 'error.offline'],
]
test.each(failures)('%s keeps the entered data', async (_, answer, key) => {
  const { flow, at, isKnown, asked } = await verifying({ 'identity.verifyId': answer })
  await isKnown()
  flow().change({ firstName: 'Verita', ssnLast4: '1234' })
  flow().submit()
  await expect.poll(() => asked('identity.verifyId').length).toBe(1)
  await at('dataEntry')
  await expect
    .poll(() => flow().state)
    .toMatchObject({
      notice: { key },
      values: { firstName: 'Verita', ssnLast4: '' },
    })
})

test('the attempts and the outcome of a check whose answer is lost are read from the profile', async () => {
  const { flow, asked, at, isKnown, server } = await verifying({ 'identity.verifyId': offline })
  await isKnown()
  expect(flow().state).toMatchObject({ attemptsLeft: 3 })
  server.answer({ 'profile.getProfile': { ...unverified, idologyAttempts: 1 } })
  flow().submit()
  await expect
    .poll(() => flow().state)
    .toMatchObject({ at: 'dataEntry', notice: { key: 'error.offline' }, attemptsLeft: 2 })
  const balances = () => asked('history.getPointsBalance').length
  const before = balances()
  server.answer({ 'profile.getProfile': verifiedProfile })
  flow().submit()
  await at('verified')
  await expect.poll(balances).toBeGreaterThan(before)
})

test('a profile that failed to load shows its error and can be reloaded', async () => {
  const { flow, server, isKnown } = await verifying({ 'profile.getProfile': testProblem(503) })
  await expect.poll(() => flow().loadError).toEqual({ key: 'error.http.503' })
  server.answer({ 'profile.getProfile': unverified })
  await flow().reload()
  await isKnown()
  await expect.poll(() => flow().state).toMatchObject({ values: { city: 'Phoenix' } })
  expect(flow().loadError).toBeNull()
})
