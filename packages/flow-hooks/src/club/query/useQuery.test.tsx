import { useEffect, type ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { getReward, renewVerification } from '@players-club/api-client'
import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { couponReward, seenByGuest } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { useClubHistory, usePointsBalance } from '../../history/index.ts'
import { useUserTokens } from '../../lounge/index.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import type { Club } from '../createClub.ts'
import { createStore, type Store } from '../store/createStore.ts'
import { useStore } from '../store/useStore.ts'
import { useClub } from '../useClub.ts'
import { useInvalidate } from './useInvalidate.ts'
import { useQuery, type Query } from './useQuery.ts'

const player = { session: testSession(), remoteConfig: {}, authorizedFlags: [] }

async function openPage(options: TestClubOptions = {}) {
  const tab = createTestClub({ initial: player, ...options })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => ({ points: usePointsBalance(), tokens: useUserTokens(), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name).length
  return { tab, result, asked, server: tab.browser.server, settled: tab.browser.settled }
}

test('[API-037] [API-038] a player’s balances are requested without a payload', async () => {
  const balance = Promise.withResolvers<{ balance: number }>()
  const { result, asked, server } = await openPage({
    answers: { 'history.getPointsBalance': () => balance.promise },
  })
  expect(result.current.points).toMatchObject({ loading: true, data: undefined, error: null })
  balance.resolve({ balance: 8000 })
  await expect.poll(() => result.current.points.data).toEqual({ balance: 8000 })
  await expect.poll(() => result.current.tokens.data?.balance).toBe(800)
  expect(result.current.points).toMatchObject({ loading: false, error: null })
  expect(asked('history.getPointsBalance')).toBe(1)
  expect(server.requests.every(({ body }) => body === undefined)).toBe(true)
})

test('a guest sends no player query', async () => {
  const { result, asked, settled } = await openPage({ initial: { ...player, session: null } })
  await settled()
  expect(result.current.points).toMatchObject({ loading: false, data: undefined })
  expect(asked('history.getPointsBalance')).toBe(0)
})

describe('a held query', () => {
  const name = 'history.getPointsBalance'

  async function openHeld() {
    const opened = await openPage()
    await expect.poll(() => opened.result.current.points.data).toEqual({ balance: 8000 })
    const { queries } = opened.result.current.club
    opened.server.answer({ [name]: { balance: 9000 } })
    return {
      ...opened,
      release: queries.hold(name),
      other: queries.hold(name),
      points: () => opened.asked(name),
    }
  }

  test('is not requested again before its last hold is released', async () => {
    const { tab, result, release, other, points, settled } = await openHeld()
    const askAgain = async () => {
      tab.browser.openTabs().post({ userId: 'verified-login', name })
      await result.current.points.refresh()
      await settled()
    }
    await askAgain()
    release()
    await askAgain()
    expect([points(), result.current.points.data]).toEqual([1, { balance: 8000 }])
    other()
    await askAgain()
    expect(result.current.points.data).toEqual({ balance: 9000 })
  })

  test('holds no other one, and not the next session', async () => {
    const { result, asked, server } = await openHeld()
    await result.current.tokens.refresh()
    expect(asked('lounge.getUserTokens')).toBe(2)
    server.signedIn = 'poor'
    result.current.club.session.begin(testSession('poor'))
    await expect.poll(() => result.current.points.data).toEqual({ balance: 9000 })
  })
})

test('refresh requests again and keeps the old data meanwhile', async () => {
  const { result, server } = await openPage()
  await expect.poll(() => result.current.points.data).toBeDefined()
  const balance = Promise.withResolvers<{ balance: number }>()
  server.answer({ 'history.getPointsBalance': () => balance.promise })
  const refreshed = result.current.points.refresh()
  await expect.poll(() => result.current.points.loading).toBe(true)
  expect(result.current.points.data).toEqual({ balance: 8000 })
  balance.resolve({ balance: 1 })
  await refreshed
  await expect.poll(() => result.current.points.data).toEqual({ balance: 1 })
})

describe('a page that is opened again', () => {
  /** Opens a page with a query, closes it, changes the server's answer, and opens it again: what the page commits since then. */
  async function openAgain(first: FakeAnswers, second: FakeAnswers) {
    const tab = createTestClub({ answers: first })
    const committed: Query<unknown>[] = []
    function Reward() {
      const query = useQuery(getReward, { params: { rewardId: 1 } })
      useEffect(() => void committed.push(query))
      return <p>{query.loading ? 'loading' : 'known'}</p>
    }
    const club = (children: ReactNode) => (
      <tab.Wrapper>
        <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
      </tab.Wrapper>
    )
    const { rerender } = await render(club(<Reward />))
    await expect.element(page.getByText('known')).toBeVisible()
    await rerender(club(null))
    committed.length = 0
    tab.browser.server.answer(second)
    await rerender(club(<Reward />))
    await expect.element(page.getByText('known')).toBeVisible()
    return committed.map(({ data, error, loading }) => ({ data, error, loading }))
  }

  test('is loading from its first render on, with the answer that is known', async () => {
    const before = seenByGuest(couponReward)
    const now = { ...before, title: 'A new title' }
    const committed = await openAgain({ 'rewards.getReward': before }, { 'rewards.getReward': now })
    expect(committed[0]).toEqual({ data: before, error: null, loading: true })
    expect(committed.filter(({ loading }) => !loading)).toContainEqual({
      data: now,
      error: null,
      loading: false,
    })
    expect(committed).not.toContainEqual({ data: before, error: null, loading: false })
  })

  test('does not take a failure known from before for the answer', async () => {
    const missing = { 'rewards.getReward': testProblem(404, 'rewards.rewardUnavailable') }
    const committed = await openAgain(missing, { 'rewards.getReward': seenByGuest(couponReward) })
    expect(committed[0]).toMatchObject({ error: { key: 'rewards.rewardUnavailable' }, loading: true })
    expect(committed.filter(({ error, loading }) => error && !loading)).toEqual([])
  })
})

test('an outdated query is revalidated at once, even when it is fresh', async () => {
  const tab = createTestClub({ initial: player })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ points: usePointsBalance(), invalidate: useInvalidate() }), {
    wrapper: tab.Wrapper,
  })
  await expect.poll(() => result.current.points.data).toEqual({ balance: 8000 })
  tab.browser.server.answer({ 'history.getPointsBalance': { balance: 9 } })
  result.current.invalidate('history.getPointsBalance')
  await expect.poll(() => result.current.points.data).toEqual({ balance: 9 })
})

test('[SHELL-029] a failure is an error message, and refresh retries', async () => {
  const { result, server } = await openPage({ answers: { 'history.getPointsBalance': testProblem(500) } })
  await expect.poll(() => result.current.points.error).toEqual({ key: 'error.http.500' })
  expect(result.current.points.loading).toBe(false)
  server.answer({ 'history.getPointsBalance': { balance: 5 } })
  await result.current.points.refresh()
  await expect.poll(() => result.current.points).toMatchObject({ data: { balance: 5 }, error: null })
})

test('a lost connection has its own error message', async () => {
  const { result } = await openPage({ answers: { 'history.getPointsBalance': offline } })
  await expect.poll(() => result.current.points.error).toEqual({ key: 'error.offline' })
})

describe('the data of a player who has left', () => {
  test('[AUTH-017] are removed from the page and from memory', async () => {
    const { result } = await openPage()
    await expect.poll(() => result.current.tokens.data).toBeDefined()
    const { club } = result.current
    club.session.end()
    await expect.poll(() => result.current.points.data).toBeUndefined()
    expect(result.current.tokens.data).toBeUndefined()
    expect(JSON.stringify([...club.queries.cache.values()])).not.toContain('verified')
    expect(JSON.stringify([...club.queries.cache.values()])).not.toContain('8000')
  })

  test('[AUTH-017] are not shown to the next player, even when a query was pending', async () => {
    const answers: (() => void)[] = []
    const { tab, result, server, settled } = await openPage({
      answers: {
        'history.getPointsBalance': () =>
          new Promise(done => answers.push(() => done({ balance: 111 + answers.length * 111 }))),
      },
    })
    await settled()
    const [late] = answers
    const { club } = result.current
    club.session.end()
    server.signedIn = 'poor'
    server.answer({ 'history.getPointsBalance': { balance: 4 } })
    club.session.begin(testSession('poor'))
    await expect.poll(() => result.current.points.data).toEqual({ balance: 4 })
    late?.()
    await settled()
    await tab.browser.clock.advance(0)
    expect(result.current.points.data).toEqual({ balance: 4 })
    expect(JSON.stringify([...club.queries.cache.values()])).not.toMatch(/111|222/)
  })
})

describe('a failed query', () => {
  async function openFailing(status: number) {
    const tab = createTestClub({
      initial: player,
      answers: { 'history.getPointsBalance': testProblem(status) },
    })
    const { server, settled } = tab.browser
    server.signedIn = 'verified'
    const { result } = await renderHook(() => usePointsBalance(), {
      wrapper: ({ children }) => (
        <tab.Wrapper>
          <SWRConfig value={{ errorRetryInterval: 0 }}>{children}</SWRConfig>
        </tab.Wrapper>
      ),
    })
    const asked = () => server.requests.filter(({ name }) => name === 'history.getPointsBalance').length
    return { result, asked, settled }
  }

  test('is retried three times while the server is overloaded', async () => {
    const { asked, settled } = await openFailing(503)
    await expect.poll(asked).toBe(4)
    await settled()
    expect(asked()).toBe(4)
  })

  test('is not retried after a refusal', async () => {
    const { result, asked, settled } = await openFailing(500)
    await expect.poll(() => result.current.error).not.toBeNull()
    await settled()
    expect(asked()).toBe(1)
  })
})

describe('a useSWR of the application below the provider', () => {
  async function openOwn(fetcher: () => Promise<string>) {
    const tab = createTestClub({ initial: { ...player, session: null } })
    const { result } = await renderHook(
      () => ({ own: useSWR('/own', fetcher, { errorRetryInterval: 1 }).data, club: useClub() }),
      { wrapper: tab.Wrapper },
    )
    return { tab, result }
  }

  test('keeps its data when a session begins and ends', async () => {
    const { tab, result } = await openOwn(() => Promise.resolve('ours'))
    await expect.poll(() => result.current.own).toBe('ours')
    const { session, queries } = result.current.club
    tab.browser.server.signedIn = 'verified'
    session.begin(testSession())
    await expect.poll(() => result.current.club.session.getState().epoch).toBe(1)
    expect(result.current.own).toBe('ours')
    session.end()
    await tab.browser.settled()
    expect(result.current.own).toBe('ours')
    expect(queries.cache.has('/own')).toBe(true)
  })

  test('is retried after any error, as SWR retries without the club', async () => {
    let failures = 0
    const { result } = await openOwn(() =>
      failures++ < 4 ? Promise.reject(new Error('down')) : Promise.resolve('ours'),
    )
    await expect.poll(() => result.current.own).toBe('ours')
  })
})

interface Acting {
  club: Club
  invalidate: (name: string) => void
}

function Page({ isShown }: { isShown: Store<boolean> }) {
  return useStore(isShown) ? <Points /> : null
}

function Points() {
  return <p>{usePointsBalance().data?.balance}</p>
}

describe('server-rendered data', () => {
  const answers = [
    { name: 'history.getPointsBalance', input: {}, data: { balance: 42 } },
    {
      name: 'lounge.getUserTokens',
      input: {},
      data: { balance: 7, currency: 'TOKEN', userKey: 'k', id: 'i' },
    },
  ]

  test('are shown at once and not requested again', async () => {
    const { result, asked, settled } = await openPage({ initial: { ...player, answers } })
    expect(result.current.points).toMatchObject({ data: { balance: 42 }, loading: false })
    await settled()
    expect(asked('history.getPointsBalance')).toBe(0)
  })

  test.each([
    ['the player has acted', ({ club }: Acting) => void club.api.call(renewVerification, {})],
    ['they are outdated', ({ invalidate }: Acting) => invalidate('history.getPointsBalance')],
  ])('are requested by the next page, however young they are, once %s', async (_, act) => {
    const tab = createTestClub({
      initial: { ...player, answers },
      answers: {
        'history.getPointsBalance': { balance: 9 },
        'identity.renewVerification': {
          verified: false,
          remainingAttempts: 1,
          manualScanUrl: '/scan',
          idScanResultKey: null,
          idScanSummaryResultKey: null,
          profileUpdated: false,
        },
      },
    })
    const { server, clock, settled } = tab.browser
    server.signedIn = 'verified'
    const asked = () => server.requests.filter(({ name }) => name === 'history.getPointsBalance')
    const isShown = createStore(true)
    const { result } = await renderHook(() => ({ club: useClub(), invalidate: useInvalidate() }), {
      wrapper: ({ children }) => (
        <tab.Wrapper>
          <Page isShown={isShown} />
          {children}
        </tab.Wrapper>
      ),
    })
    await expect.element(page.getByText('42')).toBeVisible()
    isShown.setState(false)
    await expect.element(page.getByText('42')).not.toBeInTheDocument()
    act(result.current)
    await settled()
    expect(asked()).toEqual([])
    await clock.advance(5_000)
    isShown.setState(true)
    await expect.poll(asked).toHaveLength(1)
    await settled()
    expect(asked()).toHaveLength(1)
  })

  test('are revalidated when the page is no longer fresh', async () => {
    const renderedAt = '2026-11-20T18:00:00.000Z'
    const balance = Promise.withResolvers<{ balance: number }>()
    const { result } = await openPage({
      initial: { ...player, answers, renderedAt },
      answers: { 'history.getPointsBalance': () => balance.promise },
    })
    expect(result.current.points.data).toEqual({ balance: 42 })
    balance.resolve({ balance: 8000 })
    await expect.poll(() => result.current.points.data).toEqual({ balance: 8000 })
  })

  test('are dropped with the session they were rendered for', async () => {
    const { result, server } = await openPage({ initial: { ...player, answers } })
    const { club } = result.current
    server.signedIn = 'poor'
    club.session.begin(testSession('poor'))
    await expect.poll(() => result.current.points.data).toEqual({ balance: 4000 })
    expect(club.queries.fallback).toEqual({})
  })
})

test('[API-066] a page of the points history is requested by page, size and filter', async () => {
  const tab = createTestClub({ initial: player })
  tab.browser.server.signedIn = 'verified'
  const { result, rerender } = await renderHook(
    (page: number = 0) =>
      useClubHistory({ tab: 'activities', range: { from: '2026-01-01' }, size: 10, page }),
    { wrapper: tab.Wrapper },
  )
  await expect.poll(() => result.current.rows.data).toMatchObject({ page: 0, size: 10 })
  await rerender(1)
  await expect.poll(() => result.current.rows.data).toMatchObject({ page: 1, size: 10 })
  expect(tab.browser.server.requests.at(-1)?.query).toMatchObject({ page: 1, size: 10 })
})
