import { informationTileFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { InformationTileCard } from './InformationTileCard.tsx'

test('[INFO-001] a tile shows its title and summary and links to its page', async () => {
  const screen = await renderUi(
    <ul>
      <InformationTileCard tile={informationTileFixture} action="Read more" titleLevel={2} />
    </ul>,
  )
  const link = screen.getByRole('link', { name: /Where the money goes/ })
  await expect.element(link).toHaveAttribute('href', '/information-list/3')
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.element(screen.getByText(/Of each dollar that is played/)).toBeVisible()
})
