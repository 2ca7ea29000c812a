import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'

test('the dialog asks before changes are discarded and reports either answer', async () => {
  const [onLeave, onStay] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<LeaveDialog isOpen onLeave={onLeave} onStay={onStay} />)
  await expect.element(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(onStay).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Leave' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
})
