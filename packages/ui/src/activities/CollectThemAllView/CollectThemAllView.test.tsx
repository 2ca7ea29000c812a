import type { SuperBonus } from '@players-club/domain-models'
import {
  desertTrail,
  desertTrailBegun,
  desertTrailDone,
  scratcherGame,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { CollectThemAllView, type CollectThemAllViewProps } from './CollectThemAllView.tsx'

const named = ({ games }: SuperBonus) =>
  games.map(bucket => ({
    ...bucket,
    game: { ...scratcherGame, gameId: bucket.gameId, name: `Game ${bucket.gameId}` },
  }))

const props: CollectThemAllViewProps = {
  collection: desertTrailBegun,
  games: named(desertTrailBegun),
  points: 1000,
  isClosed: false,
  isSignedIn: true,
  error: null,
  onRetry: () => {},
  onEnterTicket: () => {},
  onUnavailableGame: () => {},
  onShowProgress: () => {},
  onPreload: () => {},
}

test('[COLLECT-001] the view shows the player’s progress and three of the games that count', async () => {
  const onShowProgress = vi.fn()
  const screen = await renderUi(<CollectThemAllView {...props} onShowProgress={onShowProgress} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Desert Trail' })).toBeVisible()
  await expect.element(screen.getByText('2 of 5 collected')).toBeVisible()
  await expect.element(screen.getByText('1,000 Points')).toBeVisible()
  const shown = screen.getByRole('listitem').elements()
  expect(shown, 'of five').toHaveLength(3)
  await screen.getByRole('button', { name: 'See everything to collect' }).click()
  expect(onShowProgress).toHaveBeenCalledOnce()
})

test('a closed collection says that tickets do not count, and asks for none', async () => {
  const screen = await renderUi(<CollectThemAllView {...props} points={undefined} />)
  const enter = screen.getByRole('link', { name: 'Enter Ticket' })
  await expect.element(enter).toBeVisible()
  await screen.rerender(<CollectThemAllView {...props} points={undefined} isClosed />)
  await expect.element(screen.getByText('Tickets do not count for this collection now.')).toBeVisible()
  await expect.element(screen.getByText('2 of 5 collected')).toBeVisible()
  await expect.element(enter).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('Tickets of these games fill your collection.'))
    .not.toBeInTheDocument()
})

test('[EARN-010] a collection whose limit is reached says so in place of its points, link and games', async () => {
  const screen = await renderUi(<CollectThemAllView {...props} isReached />)
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect.element(screen.getByText('2 of 5 collected')).toBeVisible()
  for (const offer of ['1,000 Points', 'Enter Ticket', 'Games that count'])
    await expect.element(screen.getByText(offer)).not.toBeInTheDocument()
  await screen.rerender(<CollectThemAllView {...props} points={0} isReached />)
  await expect.element(screen.getByText('You have taken part', { exact: true })).toBeVisible()
})

test('[COLLECT-001] the games that are still missing come first', async () => {
  const games = named(desertTrailBegun).toReversed()
  const screen = await renderUi(<CollectThemAllView {...props} games={games} />)
  const filled = screen.getByText('Collected', { exact: true }).elements()
  expect(filled).toEqual([])
})

test('[ERR-033] a press on a game that is not playable now is reported and leads nowhere', async () => {
  const onUnavailableGame = vi.fn()
  const [first, ...others] = named(desertTrailBegun).toReversed()
  if (!first) throw new Error('There is no game.')
  const games = [{ ...first, game: { ...first.game, isActive: false } }, ...others]
  const screen = await renderUi(<CollectThemAllView {...props} {...{ games, onUnavailableGame }} />)
  const address = location.href
  await screen.getByRole('link', { name: first.game.name }).click()
  expect(onUnavailableGame).toHaveBeenCalledOnce()
  expect(location.href).toBe(address)
})

test('[COLLECT-002] the button leads to the ticket form', async () => {
  const onEnterTicket = vi.fn()
  const screen = await renderUi(<CollectThemAllView {...props} onEnterTicket={onEnterTicket} />)
  const link = screen.getByRole('link', { name: 'Enter Ticket' })
  await expect.element(link).toHaveAttribute('href', '/ticket-entry')
  await link.click()
  expect(onEnterTicket).toHaveBeenCalledOnce()
})

test('a complete collection says so, and a guest reads what signing in shows', async () => {
  const screen = await renderUi(
    <CollectThemAllView {...props} collection={desertTrailDone} games={named(desertTrailDone)} />,
  )
  await expect.element(screen.getByText('All collected!')).toBeVisible()
  await screen.rerender(
    <CollectThemAllView {...props} collection={desertTrail} games={named(desertTrail)} isSignedIn={false} />,
  )
  await expect.element(screen.getByText(/Sign in to see how far/)).toBeVisible()
})

test('a collection that could not be loaded can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <CollectThemAllView
      {...props}
      collection={undefined}
      error={{ key: 'error.offline' }}
      onRetry={onRetry}
    />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
