import { entryPrize, pointsPrize, richTicketResult } from '@players-club/domain-models/fixtures'
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

test('[TICKET-008] two equal prizes are two items, and none of them outlives the next result', async () => {
  const reveal = { ...pointsPrize, token: 'reveal' }
  const screen = await renderUi(<TicketPrizes prizes={[entryPrize, entryPrize, reveal]} />)
  await expect.element(screen.getByRole('list', { name: 'What you got' })).toBeVisible()
  expect(screen.getByText(/Saguaro Summer second chance/).elements()).toHaveLength(2)
  await screen.rerender(<TicketPrizes prizes={[reveal]} />)
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})
