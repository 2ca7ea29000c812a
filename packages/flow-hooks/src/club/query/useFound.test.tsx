import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { getReward } from '@players-club/api-client'
import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { couponReward, seenByGuest } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, type TestClubOptions } from '../../testing/index.ts'
import { useFound } from './useFound.ts'
import { useQuery } from './useQuery.ts'

const KEY = 'rewards.rewardUnavailable'
const reward = seenByGuest(couponReward)
const over = testProblem(404, KEY)
const useReward = (id: number) =>
  useFound(useQuery(getReward, { params: { rewardId: id } }), { id, refusals: [KEY] })

type RewardAnswer = FakeAnswers['rewards.getReward']

function openClub(answer: RewardAnswer, initial: TestClubOptions['initial'] = {}) {
  const tab = createTestClub({ initial, answers: { 'rewards.getReward': answer } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <tab.Wrapper>
      <SWRConfig value={{ dedupingInterval: 0, errorRetryCount: 0 }}>{children}</SWRConfig>
    </tab.Wrapper>
  )
  return { ...tab.browser, wrapper }
}

async function openReward(answer: RewardAnswer, initial?: TestClubOptions['initial']) {
  const { wrapper, server, settled } = openClub(answer, initial)
  const hook = await renderHook((id: number = 1) => useReward(id), { wrapper })
  await expect.poll(() => hook.result.current.loading).toBe(false)
  const answers = (answer: RewardAnswer) => server.answer({ 'rewards.getReward': answer })
  return { ...hook, answers, settled }
}

const missing = { data: undefined, error: null, missing: KEY }

test('[EARN-011] what is missing when its page is opened has neither data nor error', async () => {
  const { result } = await openReward(over)
  expect(result.current).toMatchObject(missing)
})

test('another failure is an error, and nothing is missing', async () => {
  const { result } = await openReward(testProblem(500))
  expect(result.current).toMatchObject({ data: undefined, error: { key: 'error.http.500' }, missing: null })
})

test('what is missing until a later answer is there then', async () => {
  const { result, answers } = await openReward(over)
  answers(reward)
  await result.current.refresh()
  await expect.poll(() => result.current).toMatchObject({ data: reward, error: null, missing: null })
})

test('[REWARD-013] what ends while its page is open keeps its data, and can be loaded again', async () => {
  const { result, answers } = await openReward(reward)
  answers(over)
  await result.current.refresh()
  await expect.poll(() => result.current).toMatchObject({ data: reward, error: { key: KEY }, missing: null })
  await result.current.refresh()
  await expect.poll(() => result.current).toMatchObject({ data: reward, loading: false, missing: null })
  answers({ ...reward, title: 'Another title' })
  await result.current.refresh()
  await expect.poll(() => result.current.data?.title).toBe('Another title')
})

describe('what the cache knows from an earlier visit', () => {
  /** Visits the page of reward 1 and another one; then reward 1 ends. */
  async function visitBoth() {
    const opened = await openReward(reward)
    await opened.rerender(2)
    await expect.poll(() => opened.result.current).toMatchObject({ data: reward, loading: false })
    return opened
  }

  test('[EARN-011] is missing when its page is opened again after its end', async () => {
    const { result, rerender, answers } = await visitBoth()
    answers(over)
    await rerender(1)
    await expect.poll(() => result.current).toMatchObject(missing)
  })

  test('[EARN-011] is missing on a page that is mounted again, too', async () => {
    const { wrapper, server } = openClub(({ params }) => ({ ...reward, title: `Reward ${params.rewardId}` }))
    function Reward({ id }: { id: number }) {
      const { data, missing } = useReward(id)
      return <p>{missing ?? data?.title}</p>
    }
    const { rerender } = await render(<Reward key={1} id={1} />, { wrapper })
    await expect.element(page.getByText('Reward 1')).toBeVisible()
    await rerender(<Reward key={2} id={2} />)
    await expect.element(page.getByText('Reward 2')).toBeVisible()
    server.answer({ 'rewards.getReward': over })
    await rerender(<Reward key={1} id={1} />)
    await expect.element(page.getByText(KEY)).toBeVisible()
  })

  test('stays where the request fails for another reason', async () => {
    const { result, rerender, answers } = await visitBoth()
    answers(offline)
    await rerender(1)
    await expect.poll(() => result.current.error).toEqual({ key: 'error.offline' })
    expect(result.current).toMatchObject({ data: reward, missing: null })
  })
})

describe('what the page was rendered with', () => {
  const answers = [{ name: 'rewards.getReward', input: { params: { rewardId: 1 } }, data: reward }]

  test('[REWARD-013] stays when it ends after a fresh rendering', async () => {
    const { result } = await openReward(over, { answers })
    expect(result.current).toMatchObject({ data: reward, missing: null })
    await result.current.refresh()
    await expect.poll(() => result.current.error).toEqual({ key: KEY })
    expect(result.current).toMatchObject({ data: reward, missing: null })
  })

  test('[EARN-011] is missing when it has ended since an old rendering', async () => {
    const { result } = await openReward(over, { answers, renderedAt: '2026-11-20T18:00:00.000Z' })
    await expect.poll(() => result.current).toMatchObject(missing)
  })
})
