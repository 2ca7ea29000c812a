import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DrawingCard } from './DrawingCard.tsx'

test('[LOBBY-012] a drawing links to its page and shows prize, end, entries and cost', async () => {
  const screen = await renderUi(
    <ul>
      <DrawingCard drawing={weeklyDrawing} />
    </ul>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Weekly drawing Enter' }))
    .toHaveAttribute('href', '/lucky-lounge/reward/201')
  for (const text of ['$500', 'Nov 24, 2026', '9,204', '250 tokens an entry'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})
