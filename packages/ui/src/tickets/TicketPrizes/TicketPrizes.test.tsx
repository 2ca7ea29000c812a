import { pointsPrize, richTicketResult } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketPrizes } from './TicketPrizes.tsx'

test('prizes besides points are listed, and points alone are not', async () => {
  const screen = await renderUi(<TicketPrizes prizes={richTicketResult.prizes} />)
  await expect.element(screen.getByText(/Saguaro Summer second chance/)).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await screen.rerender(<TicketPrizes prizes={[pointsPrize]} />)
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})
