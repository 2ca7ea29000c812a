import {
  citiesFixture,
  countriesFixture,
  newcomerProfile,
  statesFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { TEST_PASSWORD } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeSettings } from '../changeSettings.ts'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const main = page.getByRole('main')

const answers: PageOptions['answers'] = {
  ...emptyHome,
  'profile.getProfile': { ...newcomerProfile, completedDate: '2021-06-05T17:20:00.000Z' },
  'profile.getCountries': { countries: countriesFixture },
  'profile.getStates': { states: statesFixture },
  'profile.getCities': { cities: citiesFixture },
  'activities.getActivityStatus': { key: 'complete-profile', points: 500, limitReached: false },
}

const openProfile = (options: PageOptions = {}) =>
  openPage('/settings/profile', {
    player: 'newcomer',
    ...options,
    answers: { ...answers, ...options.answers },
  })

describe('the gender of a player', () => {
  const save = main.getByRole('button', { name: 'Save' })

  test('[PROFILE-010] is sent as null where it is not told', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await main.getByRole('textbox', { name: 'First name' }).fill('Nicola')
    await save.click()
    await expect.poll(() => asked('profile.updateProfile')).toHaveLength(1)
    expect(asked('profile.updateProfile')).toMatchObject([{ body: { firstName: 'Nicola', gender: null } }])
    await expect.element(page.getByText('Your profile has been saved.')).toBeVisible()
  })

  test('[PROFILE-010] is sent as it was chosen', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await main.getByRole('radio', { name: 'Prefer not to say' }).click()
    await save.click()
    await expect.poll(() => asked('profile.updateProfile')).toMatchObject([{ body: { gender: 'NEUTRAL' } }])
  })

  test('[PROFILE-010] is asked for beside the number, unless the build skips them', async () => {
    await openProfile()
    await expect.element(main.getByRole('radio', { name: 'Female' })).toBeVisible()
    await expect.element(main.getByRole('textbox', { name: /Mobile number/ })).toBeVisible()
  })

  test('[PROFILE-010] is not asked for where skipGender is set, nor the number where skipPhone is', async () => {
    changeSettings({ skipGender: true, skipPhone: true })
    await openProfile()
    await expect.element(main.getByRole('textbox', { name: 'First name' })).toBeVisible()
    await expect.element(main.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(main.getByRole('textbox', { name: /Mobile number/ })).not.toBeInTheDocument()
  })
})

test('[SHELL-030] signing out keeps the lists that addresses are chosen from', async () => {
  const { address, asked, club } = await openProfile({
    player: 'verified',
    answers: { 'profile.getProfile': { ...verifiedProfile, idologyValid: false } },
    others: ['/', '/login'],
  })
  await expect.poll(() => asked('profile.getCities')).toHaveLength(1)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(address).toBe('/')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await main.getByRole('textbox', { name: 'Email' }).fill('verified@players.example')
  await main.getByLabelText('Password', { exact: true }).fill(TEST_PASSWORD)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(address).toBe('/')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('AZ')
  await club.browser.settled()
  for (const name of ['profile.getCountries', 'profile.getStates', 'profile.getCities'] as const)
    expect(asked(name)).toHaveLength(1)
  expect(asked('profile.getProfile')).toHaveLength(2)
})
