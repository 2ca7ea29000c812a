import type { FakeAnswers } from '@players-club/api-client/fakes'
import {
  couponRecommendation,
  drawReward,
  linkActivity,
  openDraw,
  runningPromotion,
  scratcherGame,
  seenByPlayer,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'
import { pages } from '../pages.ts'
import { emptyHome, pageOf } from './offers.ts'

/** Midnight in Phoenix after the last day of the year. */
const END = '2027-01-01T07:00:00.000Z'

const ending = { ...runningPromotion, entryEnd: END }
const none = pageOf<never>([])
const draw = seenByPlayer({ ...drawReward, entryEnd: END, end: null, endingSoon: null })

const cases: [string, FakeAnswers][] = [
  ['/rewards', { 'rewards.listPlayerRewards': pageOf([draw]) }],
  ['/rewards/101', { 'rewards.getPlayerReward': draw, 'promotions.getPrizes': none }],
  [
    '/lucky-lounge',
    {
      'lounge.listLoungeRewards': {
        content: [{ ...weeklyDrawing, draw: weeklyDrawing.draw && { ...weeklyDrawing.draw, end: END } }],
      },
    },
  ],
  [
    '/lucky-lounge/reward/201',
    {
      'lounge.getPlayerLoungeReward': {
        ...weeklyForPlayer,
        draw: weeklyForPlayer.draw && { ...weeklyForPlayer.draw, end: END },
      },
    },
  ],
  ['/promotion', { 'promotions.getPromotions': pageOf([ending, { ...ending, id: 901 }]) }],
  [
    '/promotion/2',
    { 'promotions.getPromotionDraws': pageOf([{ ...openDraw, end: END }]), 'promotions.getPrizes': none },
  ],
  ['/games/1401', { 'games.getGamePromotions': pageOf([ending]) }],
  [
    '/view-url/7',
    {
      'activities.getPlayerActivity': {
        ...linkActivity,
        id: 7,
        bonusCampaigns: linkActivity.bonusCampaigns.map(campaign => ({ ...campaign, end: END })),
      },
    },
  ],
]

test.each(cases)('%s shows the last day before an end at midnight in Phoenix', async (path, answers) => {
  const shown = pages.find(one => one.path === path)
  await openPage(path, { ...shown, player: 'verified', answers: { ...shown?.answers, ...answers } })
  await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/Dec(ember)? 31, 2026/)
  expect(document.body.textContent).not.toMatch(/Jan(uary)? 01, 2027/)
})

test('the recommendations show the last day before an end at midnight in Phoenix', async () => {
  await openPage('/', {
    answers: { ...emptyHome, 'shell.getRecommendations': pageOf([{ ...couponRecommendation, end: END }]) },
  })
  await page.getByRole('button', { name: 'For You' }).click()
  await expect.element(page.getByRole('dialog').getByText(/Dec 31, 2026/)).toBeVisible()
})

test('a game shows its last day before an end at midnight in Phoenix', async () => {
  const shown = pages.find(one => one.path === '/games/1401')
  const ending = { ...scratcherGame, playEnd: '2026-12-01T07:00:00.000Z' }
  await openPage('/games/1401', { ...shown, answers: { ...shown?.answers, 'games.getGame': ending } })
  await expect.element(page.getByRole('main').getByText(/November 30, 2026/)).toBeVisible()
})
