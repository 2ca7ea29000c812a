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

test.each([
  ['en', 'Another game'],
  ['es', 'Otro juego'],
] as const)('[COLLECT-001] a game that is not listed is named without its id (%s)', async (locale, name) => {
  const games = [{ gameId: 71, currentEntries: 1, maxEntries: 2, game: undefined }]
  const screen = await renderUi(
    <CollectProgressDialog isOpen games={games} done={0} total={1} onClose={() => {}} />,
    locale,
  )
  expect(screen.getByRole('progressbar').element().getAttribute('aria-valuetext')).toMatch(/^1 /)
  expect(screen.getByRole('progressbar', { name, exact: true }).elements()).toHaveLength(1)
})
