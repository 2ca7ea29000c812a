import { wonCashPrize, wonDraw } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { WinnersDialog, type WinnersDialogProps } from './WinnersDialog.tsx'

const props: WinnersDialogProps = {
  isOpen: true,
  draw: wonDraw,
  prizes: [wonCashPrize],
  error: null,
  refresh: () => {},
  onClose: () => {},
}

test('[HISTORY-003] the dialog lists the winners of a draw and says whether the player is one of them', async () => {
  const screen = await renderUi(<WinnersDialog {...props} />)
  const dialog = screen.getByRole('dialog', { name: 'Winners: October draw' })
  await expect.element(dialog.getByText('Drawn on November 02, 2026')).toBeVisible()
  await expect.element(dialog.getByText('You won: A thousand points')).toBeVisible()
  await expect.element(dialog.getByText('Marisol V.')).toBeVisible()
  await screen.rerender(<WinnersDialog {...props} draw={{ ...wonDraw, wonPrize: null }} />)
  await expect.element(dialog.getByText('None of your entries won this time.')).toBeVisible()
})

test('the title names the promotion of the draw, as the button that opens it does', async () => {
  const draw = { ...wonDraw, promotionName: 'Monsoon Mania', name: 'Week 4' }
  const screen = await renderUi(<WinnersDialog {...props} draw={draw} />)
  await expect.element(screen.getByRole('dialog', { name: 'Winners: Monsoon Mania: Week 4' })).toBeVisible()
})

test('winners that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const error = { key: 'error.http.503' } as const
  const screen = await renderUi(
    <WinnersDialog {...props} prizes={undefined} error={error} refresh={refresh} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
