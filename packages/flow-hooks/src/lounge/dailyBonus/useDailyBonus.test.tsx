import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { openBonus, takenBonus, verifiedTokens } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { useConfetti, useMessageBar } from '../../shell/index.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
} from '../../testing/index.ts'
import { useDailyBonus } from './useDailyBonus.ts'

interface Visit {
  answers?: FakeAnswers
  isSignedIn?: boolean
  name?: string
  browser?: ReturnType<typeof createTestClub>['browser']
}

async function lobby({ answers = {}, isSignedIn = true, name = 'verified', browser }: Visit = {}) {
  let isTaken = false
  const tab = createTestClub({
    browser,
    initial: {
      remoteConfig: {},
      authorizedFlags: ['SWEEPSTAKES_V1'],
      ...(isSignedIn && { session: testSession(name) }),
    },
    answers: {
      'lounge.getLoungeActivities': () => ({ content: [isTaken ? takenBonus : openBonus] }),
      'lounge.creditLoungeActivity': () => {
        isTaken = true
        return verifiedTokens
      },
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = name
  const { result } = await renderHook(
    () => ({ bonus: useDailyBonus(), bar: useMessageBar(), confetti: useConfetti(), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const claim = async () => {
    result.current.bonus.claim()
    await tab.browser.settled()
  }
  return { tab, result, asked, claim, club: result.current.club, browser: tab.browser, ...tab.browser }
}

test('[BONUS-001] [BONUS-006] [API-052] claiming sends the idempotency key once, and celebrates', async () => {
  const { result, asked, claim } = await lobby()
  await expect.poll(() => result.current.bonus).toMatchObject({ isShown: true, amount: 50 })
  result.current.bonus.claim()
  await claim()
  expect(asked('lounge.creditLoungeActivity').map(({ params }) => params)).toEqual([{ key: 'daily-bonus' }])
  expect(result.current.confetti.burst).not.toBeNull()
  await expect.poll(() => result.current.bonus.isShown).toBe(false)
  expect(asked('lounge.getUserTokens').length).toBeGreaterThan(1)
})

test.each(['hangs', 'fails'])('a claimed bonus is not offered again while the next answer %s', async how => {
  const { result, claim, browser } = await lobby()
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  browser.server.answer({
    'lounge.getLoungeActivities': how === 'fails' ? offline : () => new Promise(() => {}),
  })
  result.current.bonus.claim()
  await expect.poll(() => result.current.bar.message).toMatchObject({ key: 'lounge.bonus.claimed' })
  if (how === 'fails') await browser.settled()
  expect(result.current.bonus).toMatchObject({ isShown: false, isClaiming: false })
  if (how === 'fails') await claim()
  expect(result.current.bar.message).toMatchObject({ key: 'lounge.bonus.claimed' })
})

test('[BONUS-007] the message shows for five seconds', async () => {
  const { result, claim, clock } = await lobby()
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  await claim()
  expect(result.current.bar.message).toMatchObject({ key: 'lounge.bonus.claimed', params: { amount: 50 } })
  await clock.advance(4999)
  expect(result.current.bar.message).not.toBeNull()
  await clock.advance(1)
  await expect.poll(() => result.current.bar.message).toBeNull()
})

test('[BONUS-004] [BONUS-005] a dismissal is stored with its day, and ends the next', async () => {
  const first = await lobby()
  await expect.poll(() => first.result.current.bonus.isShown).toBe(true)
  first.result.current.bonus.dismiss()
  await expect.poll(() => first.result.current.bonus.isShown).toBe(false)
  expect(JSON.parse(first.local()['players-club.daily-bonus.verified-login'] ?? '')).toEqual({
    dismissed: true,
    dateDismissed: '2026-11-20',
  })
  const { browser } = first.tab
  const same = await lobby({ browser })
  await expect.poll(() => same.asked('lounge.getLoungeActivities').length).toBeGreaterThan(0)
  expect(same.result.current.bonus.isShown).toBe(false)
  await browser.clock.advance(24 * 60 * 60_000)
  const next = await lobby({ browser })
  await expect.poll(() => next.result.current.bonus.isShown).toBe(true)
})

test('[BONUS-004] [BONUS-005] a dismissal late in the evening ends at midnight in Phoenix', async () => {
  const browser = createTestBrowser(LATE_EVENING)
  const first = await lobby({ browser })
  await expect.poll(() => first.result.current.bonus.isShown).toBe(true)
  first.result.current.bonus.dismiss()
  await expect.poll(() => first.result.current.bonus.isShown).toBe(false)
  expect(JSON.parse(first.local()['players-club.daily-bonus.verified-login'] ?? '')).toEqual({
    dismissed: true,
    dateDismissed: '2026-11-20',
  })
  await browser.clock.advance(30 * 60_000)
  const next = await lobby({ browser })
  await expect.poll(() => next.result.current.bonus.isShown).toBe(true)
})

const AFTER_MIDNIGHT_MS = 30 * 60_000 + 2000

test('[BONUS-005] a lobby left open over midnight in Phoenix offers the bonus that was dismissed on the day before', async () => {
  const { result, clock } = await lobby({ browser: createTestBrowser(LATE_EVENING) })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  result.current.bonus.dismiss()
  await expect.poll(() => result.current.bonus.isShown).toBe(false)
  await clock.advance(29 * 60_000)
  expect(result.current.bonus.isShown).toBe(false)
  await clock.advance(AFTER_MIDNIGHT_MS - 29 * 60_000)
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
})

test('[BONUS-005] a lobby left open over midnight in Phoenix offers the bonus that was claimed on the day before', async () => {
  const { result, claim, browser, clock } = await lobby({ browser: createTestBrowser(LATE_EVENING) })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  await claim()
  await expect.poll(() => result.current.bonus.isShown).toBe(false)
  browser.server.answer({ 'lounge.getLoungeActivities': { content: [openBonus] } })
  await clock.advance(AFTER_MIDNIGHT_MS)
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
})

test('[BONUS-005] the bonus of the next day is offered although the answer after the claim was lost', async () => {
  const { result, claim, browser, clock } = await lobby({ browser: createTestBrowser(LATE_EVENING) })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  browser.server.answer({ 'lounge.getLoungeActivities': offline })
  await claim()
  await expect.poll(() => result.current.bonus.isShown).toBe(false)
  browser.server.answer({ 'lounge.getLoungeActivities': { content: [openBonus] } })
  await clock.advance(AFTER_MIDNIGHT_MS)
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
})

test('[BONUS-005] a correction of the clock does not lose the midnight that the lobby waits for', async () => {
  const { result, browser, clock } = await lobby({ browser: createTestBrowser(LATE_EVENING) })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  result.current.bonus.dismiss()
  await clock.correct(-3_600_000)
  await clock.advance(AFTER_MIDNIGHT_MS)
  expect(result.current.bonus.isShown).toBe(false)
  await clock.advance(3_600_000)
  await browser.settled()
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
})

test('[BONUS-004] a bonus that one player dismissed is offered to the next', async () => {
  const first = await lobby()
  await expect.poll(() => first.result.current.bonus.isShown).toBe(true)
  first.result.current.bonus.dismiss()
  await expect.poll(() => first.result.current.bonus.isShown).toBe(false)
  const next = await lobby({ browser: first.tab.browser, name: 'poor' })
  await expect.poll(() => next.result.current.bonus.isShown).toBe(true)
})

test('[BONUS-004] a player who signs in on the open page finds their own dismissal', async () => {
  const kept = JSON.stringify({ dismissed: true, dateDismissed: '2026-11-20' })
  const { browser, club, result, settled } = await lobby({ isSignedIn: false })
  browser.openLocal().set('players-club.daily-bonus.verified-login', kept)
  browser.server.signedIn = 'verified'
  club.session.begin(testSession())
  await settled()
  await expect
    .poll(() => browser.server.requests.map(({ name }) => name))
    .toContain('lounge.getLoungeActivities')
  await settled()
  expect(result.current.bonus.isShown).toBe(false)
})

test('[BONUS-005] a guest is offered no bonus, and none is requested', async () => {
  const { result, asked } = await lobby({ isSignedIn: false })
  expect(result.current.bonus.isShown).toBe(false)
  expect(asked('lounge.getLoungeActivities')).toEqual([])
})

test('a bonus claimed in another tab shows a message, and the offer is reloaded', async () => {
  const { result, asked, claim } = await lobby({
    answers: { 'lounge.creditLoungeActivity': testProblem(422, 'error.bonus.claimed') },
  })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  const before = asked('lounge.getLoungeActivities').length
  await claim()
  expect(result.current.bar.message).toMatchObject({ type: 'error', key: 'error.bonus.claimed' })
  expect(asked('lounge.getLoungeActivities').length).toBeGreaterThan(before)
})

test('a lost answer is retried with the same idempotency key', async () => {
  const { result, asked, claim } = await lobby({ answers: { 'lounge.creditLoungeActivity': offline } })
  await expect.poll(() => result.current.bonus.isShown).toBe(true)
  await claim()
  expect(result.current.bar.message).toMatchObject({ type: 'error', key: 'error.offline' })
  await claim()
  const keys = asked('lounge.creditLoungeActivity').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})
