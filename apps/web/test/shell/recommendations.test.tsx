import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import type { Recommendation } from '@players-club/domain-models'
import { couponRecommendation, profileRecommendation } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

const dialog = page.getByRole('dialog')
const forYou = page.getByRole('banner').getByRole('button', { name: 'For You' })
const titles = () =>
  dialog
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

const openHome = (content: Recommendation[], answers: PageOptions['answers'] = {}) =>
  openPage('/', { answers: { ...emptyHome, 'shell.getRecommendations': { content }, ...answers } })

test('[API-032] requests recommendations with the three filters, and only when For You is pressed', async () => {
  const { asked, club } = await openHome([couponRecommendation])
  await club.browser.settled()
  expect(asked('shell.getRecommendations')).toEqual([])
  await forYou.click()
  await expect.element(dialog.getByRole('listitem')).toBeVisible()
  expect(asked('shell.getRecommendations').map(({ query }) => query)).toEqual([
    { filter: { publishedState: 'PUBLISHED', tag: 'WEB_FEATURED', startUntil: '2026-11-20T19:00:00.000Z' } },
  ])
})

test('[RECO-001] [RECO-002] [RECO-003] [RECO-004] [RECO-005] [RECO-006] lists by id what is still available', async () => {
  const done = { frequencyCap: { limitReached: true } }
  await openHome([
    { ...couponRecommendation, id: 9, title: 'The ninth' },
    { ...couponRecommendation, id: 8, title: 'Ended', end: '2026-11-20T18:59:59Z' },
    {
      ...couponRecommendation,
      id: 7,
      title: 'None left',
      reward: { rewardType: 'COUPON', codesRemaining: 0 },
    },
    { ...profileRecommendation, id: 6, title: 'Done already', activity: done },
    { ...profileRecommendation, id: 4, title: 'Of another kind', recommendationType: 'GAME' },
    { ...profileRecommendation, id: 3, title: 'The third' },
    { ...couponRecommendation, id: 5, title: 'The fifth' },
  ])
  await forYou.click()
  await expect.element(page.getByRole('dialog', { name: 'For You' })).toBeVisible()
  await expect
    .poll(titles)
    .toEqual(['The third Take part', 'The fifth See the reward', 'The ninth See the reward'])
  expect(dialog.getByRole('listitem').elements()).toHaveLength(3)
})

test('[RECO-007] opens the page of what is pressed', async () => {
  const { address } = await openHome([profileRecommendation])
  await forYou.click()
  await dialog.getByRole('link', { name: 'Complete your profile Take part' }).click()
  await expect.poll(address).toBe('/settings/profile-completion')
})

test('[RECO-001] reports that the club is unreachable, closed or broken, and offers a retry', async () => {
  const { club } = await openHome([], {
    'shell.getRecommendations': offline,
  })
  const answer = (answers: FakeAnswers) => club.browser.server.answer(answers)
  const alert = dialog.getByRole('alert')
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await forYou.click()
  await expect.element(alert.getByText(/We could not reach the club\./)).toBeVisible()
  answer({ 'shell.getRecommendations': testProblem(503) })
  await retry.click()
  await expect.element(alert.getByText(/Service Temporarily Unavailable\./)).toBeVisible()
  answer({ 'shell.getRecommendations': testProblem(500) })
  await retry.click()
  await expect.element(alert.getByText(/An error occurred while processing this request\./)).toBeVisible()
  answer({ 'shell.getRecommendations': { content: [couponRecommendation] } })
  await retry.click()
  await expect.element(dialog.getByRole('listitem')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})
