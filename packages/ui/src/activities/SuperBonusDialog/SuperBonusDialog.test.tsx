import { desertTrailDone } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { SuperBonusDialog } from './SuperBonusDialog.tsx'

test('[COLLECT-005] the button is enabled after the minimum delay', async () => {
  const onClose = vi.fn()
  const props = { isOpen: true, superBonus: desertTrailDone.superBonusDTO, onClose }
  const screen = await renderUi(<SuperBonusDialog {...props} isReady={false} />)
  await expect.element(screen.getByRole('dialog', { name: 'Desert Trail: all collected!' })).toBeVisible()
  const button = screen.getByRole('button', { name: 'Continue' })
  await expect.element(button).toBeDisabled()
  await screen.rerender(<SuperBonusDialog {...props} isReady />)
  await button.click()
  expect(onClose).toHaveBeenCalledOnce()
})
