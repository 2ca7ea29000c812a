import { desertTrailBegun, scratcherGame } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { CollectProgressDialog } from './CollectProgressDialog.tsx'

test('[COLLECT-001] the dialog lists every game with its counts', async () => {
  const games = desertTrailBegun.games.map(bucket => ({
    ...bucket,
    game: { ...scratcherGame, name: `Game ${bucket.gameId}` },
  }))
  const screen = await renderUi(
    <CollectProgressDialog isOpen games={games} done={2} total={5} onClose={() => {}} />,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Your collection' })).toBeVisible()
  const texts = screen
    .getByRole('progressbar')
    .elements()
    .map(bar => bar.getAttribute('aria-valuetext'))
  expect(texts).toEqual(
    desertTrailBegun.games.map(
      ({ currentEntries, maxEntries }) =>
        `${currentEntries} of ${maxEntries} ${maxEntries === 1 ? 'ticket' : 'tickets'}`,
    ),
  )
  expect(screen.getByText('Collected', { exact: true }).elements()).toHaveLength(2)
})
