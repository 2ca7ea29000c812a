import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { EditVerifiedDialog } from './EditVerifiedDialog.tsx'

test('[PROFILE-003] the dialog explains the effect of changing verified details and asks for yes or no', async () => {
  const onEdit = vi.fn<() => void>()
  const onKeep = vi.fn<() => void>()
  const screen = await renderUi(<EditVerifiedDialog isOpen onEdit={onEdit} onKeep={onKeep} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Change verified details?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(/you will have to verify again/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave them as they are' }).click()
  expect(onKeep).toHaveBeenCalledTimes(1)
  await dialog.getByRole('button', { name: 'Edit my details' }).click()
  expect(onEdit).toHaveBeenCalledTimes(1)
})

test('[VALID-024] the dialog names no field that an operator may leave out', async () => {
  const screen = await renderUi(<EditVerifiedDialog isOpen onEdit={() => {}} onKeep={() => {}} />)
  await expect
    .element(screen.getByText(/You can change everything else without verifying again\.$/))
    .toBeVisible()
  expect(screen.getByText(/mobile number|gender/i).query()).toBeNull()
})
