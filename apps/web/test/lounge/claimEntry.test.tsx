import {
  citiesFixture,
  countriesFixture,
  inRegionCheck,
  newcomerProfile,
  statesFixture,
  verifiedTokens,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { testCaptcha, testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const dialog = page.getByRole('dialog')
const form = page.getByRole('dialog', { name: 'Free entry: Weekly drawing' })
const outside = { ...inRegionCheck, isInRegion: false }
const isOutside = dialog.getByRole('heading', { name: 'You are outside the state' })
const retry = dialog.getByRole('button', { name: 'Try again' })

async function openClaim(answers: PageOptions['answers'] = {}, options: Pick<PageOptions, 'settings'> = {}) {
  const none = { content: [], page: 0, size: 10, totalElements: 0 }
  const opened = await openPage('/lucky-lounge/reward/201', {
    ...options,
    player: 'verified',
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.getPlayerLoungeReward': weeklyForPlayer,
      'promotions.getPublishedDraws': none,
      'promotions.getPrizesWithWinners': none,
      'profile.getCountries': { countries: countriesFixture },
      'profile.getStates': { states: statesFixture },
      'profile.getCities': { cities: citiesFixture },
      'location.checkLocation': inRegionCheck,
      ...answers,
    },
  })
  await page.getByRole('main').getByRole('button', { name: 'Claim Free' }).click()
  return opened
}

test('checks the location again at "Try again", and opens the free entry inside the state', async () => {
  const { asked, club } = await openClaim({ 'location.checkLocation': outside })
  await expect.element(isOutside).toBeVisible()
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await retry.click()
  await expect.element(form).toBeVisible()
  expect(asked('location.checkLocation')).toHaveLength(2)
})

test('[CLAIM-002] [IDV-013] asks an unverified player for the identity check first', async () => {
  const { asked } = await openClaim({ 'profile.getProfile': newcomerProfile })
  await expect.element(dialog.getByRole('heading', { name: 'Verify your identity' })).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  expect(asked('location.checkLocation')).toEqual([])
})

test('claims at "Try again" for a player who is back in the state', async () => {
  const { asked, club } = await openClaim({
    'lounge.claimFreeEntry': { id: 'free-1', rewardId: 201, drawId: 2105, entries: 1, playerEntries: 4 },
  })
  await form.getByRole('checkbox', { name: /^Send me updates/ }).click()
  await form.getByRole('checkbox', { name: /official rules/ }).click()
  club.browser.server.answer({ 'location.checkLocation': outside })
  await form.getByRole('button', { name: 'Claim free entry' }).click()
  await expect.element(isOutside).toBeVisible()
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await retry.click()
  await expect.element(dialog.getByText(/^Your free entry was added\./)).toBeVisible()
  expect(asked('lounge.claimFreeEntry')).toHaveLength(1)
})

test('[VALID-024] does not ask for the phone number where the club skips it', async () => {
  await openClaim({}, { settings: { skipPhone: true } })
  await expect.element(form.getByRole('textbox', { name: 'First name' })).toBeVisible()
  await expect.element(form.getByRole('textbox', { name: /^Mobile number/ })).not.toBeInTheDocument()
})

test('keeps the free entry open where the captcha cannot be loaded, and loads it at "Check again"', async () => {
  const { club } = await openClaim({ 'accounts.getCaptchaChallenge': testProblem(500) })
  await expect.element(form.getByText('The check that you are not a robot did not work.')).toBeVisible()
  club.browser.server.answer({ 'accounts.getCaptchaChallenge': testCaptcha('FREE_ENTRY') })
  await form.getByRole('button', { name: 'Check again' }).click()
  await expect.element(form.getByText('Checked: you are not a robot.')).toBeVisible()
})
