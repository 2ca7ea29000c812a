import { offline } from '@players-club/api-client/fakes'
import { togglePreference } from '@players-club/domain-models'
import { somePreferences } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')
const promotions = main.getByRole('checkbox', { name: 'Promotions by email' })
const button = (name: string) => main.getByRole('button', { name })

const openPreferences = () =>
  openPage('/settings/preferences', {
    player: 'verified',
    others: ['/settings/account-security'],
    answers: {
      'profile.getPreferences': { preferences: [...somePreferences] },
      'profile.savePreferences': {
        preferences: [...togglePreference(somePreferences, 'PROMOTIONS_EMAIL', true)],
      },
      'activities.getActivityStatus': { key: 'promotions-email-opt-in', points: 0, limitReached: true },
    },
  })

test('[PREF-012] undoes changes back to what is saved, and saves nothing', async () => {
  const { asked } = await openPreferences()
  await promotions.click()
  await expect.element(promotions).toBeChecked()
  await button('Undo changes').click()
  await expect.element(promotions).not.toBeChecked()
  await expect.element(button('Save')).toBeDisabled()
  expect(asked('profile.savePreferences')).toEqual([])
})

test('[PREF-012] saves what was switched at a press of save alone', async () => {
  const { asked } = await openPreferences()
  await promotions.click()
  expect(asked('profile.savePreferences')).toEqual([])
  await button('Save').click()
  await expect.poll(() => asked('profile.savePreferences')).toHaveLength(1)
  await expect.element(page.getByText('Your preferences have been saved.')).toBeVisible()
  await expect.element(promotions).toBeChecked()
  await expect.element(button('Save')).toBeDisabled()
})

describe('a switched preference', () => {
  const results = main.getByRole('checkbox', { name: 'Winning numbers' })
  const pick = main.getByRole('checkbox', { name: 'The Copper Pick' })
  const five = main.getByRole('checkbox', { name: 'Fantasy Five' })

  test('[PREF-007] [PREF-009] [PREF-011] switches those below it, and follows them', async () => {
    await openPreferences()
    await expect.element(main.getByRole('switch', { name: /^All communications/ })).not.toBeChecked()
    await expect.element(results).toBeChecked()
    await results.click()
    await expect.element(pick).not.toBeChecked()
    await expect.element(five).not.toBeChecked()
    await results.click()
    await expect.element(pick).toBeChecked()
    await expect.element(five).toBeChecked()
    await five.click()
    await expect.element(results).not.toBeChecked()
    await expect.element(results).toHaveProperty('indeterminate', true)
    five.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(results).toBeChecked()
  })

  test('[PREF-007] [PREF-009] is switched with all others by the switch for all', async () => {
    await openPreferences()
    const all = main.getByRole('switch', { name: /^All communications/ })
    await all.click()
    await expect.element(all).toBeChecked()
    const unchecked = () =>
      main
        .getByRole('checkbox')
        .elements()
        .filter(box => !(box as HTMLInputElement).checked)
    await expect.poll(unchecked).toEqual([])
    await expect.element(promotions).toBeChecked()
  })

  test('[PREF-001] [PREF-012] is discarded by leaving the page, which asks first', async () => {
    const { address, asked } = await openPreferences()
    await expect.element(button('Save')).toBeDisabled()
    await promotions.click()
    const menu = page.getByRole('navigation', { name: 'Settings' })
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await menu.getByRole('link', { name: 'Account & Security' }).click()
    await leave.getByRole('button', { name: 'Stay' }).click()
    await expect.element(leave).not.toBeInTheDocument()
    expect(address()).toBe('/settings/preferences')
    await expect.element(promotions).toBeChecked()
    await menu.getByRole('link', { name: 'Account & Security' }).click()
    await leave.getByRole('button', { name: 'Leave' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Account & Security' })).toBeVisible()
    await menu.getByRole('link', { name: 'Communication Preferences' }).click()
    await expect.element(promotions).not.toBeChecked()
    expect(asked('profile.savePreferences')).toEqual([])
  })

  test('is kept when saving fails, and can be undone', async () => {
    const { club } = await openPreferences()
    club.browser.server.answer({ 'profile.savePreferences': offline })
    await promotions.click()
    await button('Save').click()
    await expect.element(main.getByRole('alert').getByText(/^We could not reach the club\./)).toBeVisible()
    await expect.element(promotions).toBeChecked()
    await button('Undo changes').click()
    await expect.element(promotions).not.toBeChecked()
  })
})
