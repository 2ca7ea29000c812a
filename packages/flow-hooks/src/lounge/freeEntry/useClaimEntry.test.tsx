import { getProfile } from '@players-club/api-client'
import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  inRegionCheck,
  verifiedProfile,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useMessageBar } from '../../shell/index.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
  type TestBrowser,
} from '../../testing/index.ts'
import { useLoungeReward } from '../reward/useLoungeReward.ts'
import { useClaimEntry } from './useClaimEntry.ts'

const entry = { id: 'f-1', rewardId: 201, drawId: 2105, entries: 1, playerEntries: 4 } as const
const CLAIM = 'lounge.claimFreeEntry'

interface Visit {
  answers?: FakeAnswers
  browser?: TestBrowser
  isSignedIn?: boolean
}

async function page({ answers = {}, browser = createTestBrowser(), isSignedIn = true }: Visit = {}) {
  const tab = createTestClub({
    browser,
    initial: {
      remoteConfig: {},
      authorizedFlags: ['SWEEPSTAKES_V1'],
      ...(isSignedIn && { session: testSession() }),
    },
    place: { pathname: '/lucky-lounge/reward/201' },
    answers: {
      'lounge.getLoungeReward': weeklyDrawing,
      'lounge.getPlayerLoungeReward': weeklyForPlayer,
      'profile.getProfile': verifiedProfile,
      [CLAIM]: entry,
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => {
      const reward = useLoungeReward(201)
      const [isOpen, setOpen] = useState(false)
      const { data, refresh } = reward
      const flow = useClaimEntry({ reward: data, refresh, isOpen, onClose: () => setOpen(false) })
      const { session } = useClub()
      const profile = useQuery(getProfile, {})
      return { reward, flow, isOpen, open: () => setOpen(true), bar: useMessageBar(), session, profile }
    },
    { wrapper: tab.Wrapper },
  )
  const { settled } = tab.browser
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  await expect.poll(() => result.current.reward.data).toBeDefined()
  if (isSignedIn) await expect.poll(() => asked('profile.getProfile').length).toBeGreaterThan(0)
  await settled()
  const fill = async () => {
    result.current.open()
    await expect.poll(() => result.current.flow.state).toMatchObject({ captcha: 'done' })
    result.current.flow.tick({ updates: true, terms: true })
    await expect.poll(() => result.current.flow.canClaim).toBe(true)
  }
  const claim = async () => {
    await fill()
    result.current.flow.submit()
    await settled()
  }
  return { tab, result, asked, fill, claim, settled, server: tab.browser.server }
}

test('[API-056] [CLAIM-001] [CLAIM-002] [GEO-008] location, form and captcha come before the claim is sent and confirmed', async () => {
  const { result, asked, fill, settled } = await page()
  await fill()
  expect(asked('location.checkLocation')).toHaveLength(1)
  expect(asked(CLAIM)).toEqual([])
  result.current.flow.submit()
  await settled()
  const { firstName, lastName, birthDate, email } = verifiedProfile
  expect(asked(CLAIM).map(({ body }) => body)).toEqual([
    {
      rewardId: 201,
      drawId: 2105,
      recaptcha: 'solved captcha-FREE_ENTRY',
      ...{ firstName, lastName, dateOfBirth: birthDate, email, phone: '6025550100' },
      address: expect.objectContaining({ stateCode: 'AZ' }),
      ...{ acceptsRules: true, sendUpdates: true },
    },
  ])
  expect(result.current.flow.state).toEqual({ at: 'claimed', entry })
})

test('[CLAIM-002] a guest who could not be led to sign-in presses again, and nothing is claimed by itself after it', async () => {
  const { tab, result, asked, fill, settled } = await page({ isSignedIn: false })
  result.current.open()
  // The navigator of the test loads no page: the guest is still here.
  await expect.poll(() => tab.visits.at(-1)?.path).toBe('/login?from=%2Flucky-lounge%2Freward%2F201')
  await expect.poll(() => result.current.isOpen).toBe(false)
  tab.browser.server.signedIn = 'verified'
  result.current.session.begin(testSession())
  await expect.poll(() => asked('profile.getProfile').length).toBeGreaterThan(0)
  await settled()
  expect(asked('location.checkLocation')).toEqual([])
  await fill()
  expect(asked('location.checkLocation')).toHaveLength(1)
})

test('[CLAIM-005] a claim that differs from the profile is marked and not sent', async () => {
  const { result, asked, fill, settled } = await page()
  await fill()
  result.current.flow.change({ lastName: 'Somebody' })
  await expect.poll(() => result.current.flow.state).toMatchObject({ values: { lastName: 'Somebody' } })
  result.current.flow.submit()
  await settled()
  expect(asked(CLAIM)).toEqual([])
  expect(result.current.flow.state).toMatchObject({ error: { key: 'lounge.claim.mismatch' } })
  expect(result.current.flow.errors).toEqual({ lastName: { key: 'lounge.claim.differs' } })
})

test('[VALID-013] the age is computed from the day in Phoenix', async () => {
  const { result, fill } = await page({ browser: createTestBrowser(LATE_EVENING) })
  await fill()
  result.current.flow.change({ birthDate: '2005-11-21' })
  await expect.poll(() => result.current.flow.canClaim).toBe(false)
  result.current.flow.change({ birthDate: '2005-11-20' })
  await expect.poll(() => result.current.flow.canClaim).toBe(true)
})

test('[CLAIM-006] a temporary refusal is shown in the form', async () => {
  const { result, claim } = await page({
    answers: { [CLAIM]: testProblem(422, 'error.reward.freeEntryTrace') },
  })
  await claim()
  expect(result.current.flow.state).toMatchObject({
    at: 'filling',
    error: { key: 'error.reward.freeEntryTrace' },
  })
})

test.each([
  [429, 'error.rateLimited'],
  [403, 'error.cookies'],
] as const)(
  '[GEO-008] a location check that is refused with %i before the claim shows why, and the form can be sent again',
  async (status, key) => {
    const { result, asked, fill, server, settled } = await page()
    await fill()
    server.answer({ 'location.checkLocation': testProblem(status, key) })
    result.current.flow.submit()
    await settled()
    expect(result.current.flow.state).toMatchObject({
      at: 'filling',
      error: { key },
      isOutcomeUnknown: false,
    })
    expect(asked(CLAIM)).toEqual([])
    server.answer({ 'location.checkLocation': inRegionCheck })
    result.current.flow.submit()
    await settled()
    expect(result.current.flow.state).toEqual({ at: 'claimed', entry })
  },
)

test('[CLAIM-007] a claim whose draw closes while the form is open is not made for the next draw before it is asked again', async () => {
  const { result, asked, fill, server, settled } = await page()
  await fill()
  server.answer({
    'lounge.getPlayerLoungeReward': {
      ...weeklyForPlayer,
      draw: weeklyForPlayer.draw && { ...weeklyForPlayer.draw, id: 2106 },
    },
    [CLAIM]: ({ body }) =>
      body.drawId === 2106 ? { ...entry, drawId: 2106 } : testProblem(422, 'error.reward.drawChanged'),
  })
  await result.current.reward.refresh()
  await expect.poll(() => result.current.reward.data?.draw?.id).toBe(2106)
  result.current.flow.submit()
  await settled()
  expect(result.current.flow.state).toMatchObject({
    at: 'filling',
    error: { key: 'error.reward.drawChanged' },
  })
  result.current.flow.submit()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'claimed', entry: { drawId: 2106 } })
  expect(asked(CLAIM).map(({ body }) => body)).toMatchObject([{ drawId: 2105 }, { drawId: 2106 }])
})

test('a lost answer is retried with the same key and captcha', async () => {
  const { result, asked, claim, settled } = await page({ answers: { [CLAIM]: offline } })
  await claim()
  expect(result.current.flow.state).toMatchObject({ at: 'filling', isOutcomeUnknown: true })
  result.current.flow.submit()
  await settled()
  const sent = asked(CLAIM).map(({ headers, body }) => [headers.get('idempotency-key'), body])
  expect(sent).toEqual([[expect.any(String), expect.anything()], sent[0]])
})

test('a claim whose answer was lost keeps its key when the retry is refused by the rate limit', async () => {
  const { result, asked, claim, server, settled } = await page({ answers: { [CLAIM]: offline } })
  const submit = async () => {
    result.current.flow.submit()
    await settled()
  }
  await claim()
  server.answer({ [CLAIM]: testProblem(429, 'error.rateLimited') })
  await submit()
  expect(result.current.flow.state).toMatchObject({
    at: 'filling',
    isOutcomeUnknown: true,
    error: { key: 'error.rateLimited' },
  })
  server.answer({ [CLAIM]: entry })
  await submit()
  expect(result.current.flow.state).toEqual({ at: 'claimed', entry })
  const keys = asked(CLAIM).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]])
})

test('[CLAIM-002] a profile that failed to load ends the attempt with a message, not with the identity check', async () => {
  const { result, settled } = await page({ answers: { 'profile.getProfile': offline } })
  result.current.open()
  await expect.poll(() => result.current.bar.message).toMatchObject({ key: 'error.offline' })
  await settled()
  expect(result.current.isOpen).toBe(false)
  expect(result.current.flow.state).toEqual({ at: 'idle' })
})

test('closing ends the attempt, and opening again starts over with the data of the profile', async () => {
  const { result, fill, settled } = await page()
  await fill()
  result.current.flow.change({ lastName: 'Other' })
  await expect.poll(() => result.current.flow.hasInput).toBe(true)
  result.current.flow.close()
  await expect.poll(() => result.current.isOpen).toBe(false)
  expect(result.current.flow.state).toEqual({ at: 'closed' })
  await settled()
  result.current.open()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({
      at: 'filling',
      boxes: { terms: false },
      values: { lastName: verifiedProfile.lastName },
    })
})

test('[GEO-008] a refused location is checked again by a press, and not by a profile that is read again', async () => {
  const { result, asked, server, settled } = await page({
    answers: { 'location.checkLocation': { ...inRegionCheck, isInRegion: false } },
  })
  result.current.open()
  await expect.poll(() => result.current.flow.locationRefusal).toBe('notInRegion')
  server.answer({ 'profile.getProfile': offline })
  await result.current.profile.refresh()
  await expect.poll(() => result.current.profile.error).not.toBeNull()
  await settled()
  expect(result.current.flow.locationRefusal).toBe('notInRegion')
  expect(asked('location.checkLocation')).toHaveLength(1)
  result.current.flow.retryLocation()
  await expect.poll(() => asked('location.checkLocation')).toHaveLength(2)
})
