import { togglePreference } from '@players-club/domain-models'
import { somePreferences } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')
const promotions = main.getByRole('checkbox', { name: 'Promotions by email' })
const button = (name: string) => main.getByRole('button', { name })

const openPreferences = () =>
  openPage('/settings/preferences', {
    player: 'verified',
    answers: {
      'profile.getPreferences': { preferences: [...somePreferences] },
      'profile.savePreferences': {
        preferences: [...togglePreference(somePreferences, 'PROMOTIONS_EMAIL', true)],
      },
      'activities.getActivityStatus': { key: 'promotions-email-opt-in', points: 0, limitReached: true },
    },
  })

test('[PREF-012] undoing goes back to what is saved, and saves nothing', async () => {
  const { asked } = await openPreferences()
  await promotions.click()
  await expect.element(promotions).toBeChecked()
  await button('Undo changes').click()
  await expect.element(promotions).not.toBeChecked()
  await expect.element(button('Save')).toBeDisabled()
  expect(asked('profile.savePreferences')).toEqual([])
})

test('[PREF-012] what was switched is saved at a press of save alone', async () => {
  const { asked } = await openPreferences()
  await promotions.click()
  expect(asked('profile.savePreferences')).toEqual([])
  await button('Save').click()
  await expect.poll(() => asked('profile.savePreferences')).toHaveLength(1)
  await expect.element(page.getByText('Your preferences have been saved.')).toBeVisible()
  await expect.element(promotions).toBeChecked()
})
