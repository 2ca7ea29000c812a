import { cartFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { OrderSummary } from './OrderSummary.tsx'

test('[BILLING-008] [PAY-005] the items, quantities and total are listed', async () => {
  const screen = await renderUi(<OrderSummary items={cartFixture.selectedItems} total={cartFixture.total} />)
  const lines = screen.getByRole('listitem')
  await expect.element(lines.first()).toHaveTextContent('2 × Pocketful 10,000 tokens$10.00')
  await expect.element(lines.last()).toHaveTextContent('1 × Saddlebag 10,500 tokens$10.00')
  await expect.element(screen.getByText('$20.00')).toBeVisible()
})
