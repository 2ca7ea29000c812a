import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const field = (name: string) => main.getByLabelText(name, { exact: true })
const confirmation = field('Confirm new password')
const submit = main.getByRole('button', { name: 'Change Password' })

async function fillIn(next: string, answers: PageOptions['answers'] = {}) {
  const opened = await openPage('/settings/account-security/change-password', {
    player: 'verified',
    answers: { 'accounts.checkPassword': { isValid: true }, ...answers },
  })
  await field('Current password').fill(TEST_PASSWORD)
  await field('New password').fill(next)
  await confirmation.fill(next)
  return opened
}

test('[SETTINGS-013] rejects the current password as the new one before anything is sent', async () => {
  const { asked } = await fillIn(TEST_PASSWORD)
  await expect.element(main.getByText(/Your new password must differ from your current one\./)).toBeVisible()
  await expect.element(main.getByText('Your current password is right.')).toBeVisible()
  await confirmation.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(submit).toBeDisabled()
  expect(asked('accounts.changePassword')).toEqual([])
})

test('[ERR-024] keeps what was typed when a change of the password fails, and says why it failed', async () => {
  await fillIn('Copper#2027', { 'accounts.changePassword': testProblem(503) })
  await expect.element(submit).toBeEnabled()
  await confirmation.click()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(main.getByRole('alert').getByText('Service Temporarily Unavailable. Try again later.'))
    .toBeVisible()
  await expect.element(field('New password')).toHaveValue('Copper#2027')
})

test('the meter calls no password strong that has the address of the player', async () => {
  await fillIn('Copper#2027')
  const strong = main.getByText('Strong', { exact: true })
  await expect.element(strong).toBeVisible()
  await field('New password').fill('Verified#2027')
  await expect.element(main.getByText('Medium', { exact: true })).toBeVisible()
  await expect.element(strong).not.toBeInTheDocument()
})
