import { enteredOpenDraw, tripPrize, wonDraw } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DrawPrizesDialog, type DrawPrizesDialogProps } from './DrawPrizesDialog.tsx'

const props: DrawPrizesDialogProps = {
  isOpen: true,
  draw: enteredOpenDraw,
  prizes: [tripPrize],
  error: null,
  refresh: () => {},
  onClose: () => {},
}

test('[HISTORY-003] the dialog lists the prizes of a draw and marks the one that the player won', async () => {
  const screen = await renderUi(<DrawPrizesDialog {...props} />)
  const dialog = screen.getByRole('dialog', { name: 'Prizes: November draw' })
  await expect.element(dialog.getByText('The trip', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/worth \$4,000/)).toBeVisible()
  await expect.element(dialog.getByText(/You won/)).not.toBeInTheDocument()
  await screen.rerender(<DrawPrizesDialog {...props} draw={wonDraw} />)
  await expect.element(screen.getByText('You won: A thousand points')).toBeVisible()
})

test('the title names the promotion of the draw, as the button that opens it does', async () => {
  const draw = { ...enteredOpenDraw, promotionName: 'Monsoon Mania', name: 'Week 4' }
  const screen = await renderUi(<DrawPrizesDialog {...props} draw={draw} />)
  await expect.element(screen.getByRole('dialog', { name: 'Prizes: Monsoon Mania: Week 4' })).toBeVisible()
})
