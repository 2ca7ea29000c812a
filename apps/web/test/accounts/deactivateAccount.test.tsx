import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

test('[SETTINGS-009] a deactivation that fails says why in its dialog, and can be tried again', async () => {
  const { asked } = await openPage('/settings/account-security/deactivate-account', {
    player: 'verified',
    answers: { 'accounts.deactivate': testProblem(503) },
  })
  await page.getByRole('main').getByRole('button', { name: 'Deactivate my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate your account?' })
  const confirm = dialog.getByRole('button', { name: 'Deactivate my account' })
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Problem 503')
  await confirm.click()
  await expect.poll(() => asked('accounts.deactivate')).toHaveLength(2)
})
