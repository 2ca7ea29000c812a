import { copperStateLottery } from '@players-club/domain-models'
import { monsoonReels, orchardPinata, weeklyDrawing } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { LobbyView, type LobbyViewProps } from './LobbyView.tsx'

const list = <Item,>(content: readonly Item[]) => ({ data: { content }, error: null, refresh: () => {} })
const props: LobbyViewProps = {
  isSignedIn: true,
  tokens: 5_000,
  games: list([monsoonReels, orchardPinata]),
  drawings: list([weeklyDrawing]),
  bonus: null,
  onTour: () => {},
  onTourApproach: () => {},
}

test('[LOBBY-010] the lobby welcomes the player, starts the tour and links to the explore page', async () => {
  const onTour = vi.fn()
  const screen = await renderUi(<LobbyView {...props} onTour={onTour} />)
  await expect.element(screen.getByText('Welcome to Lucky Lounge')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'The lights come on after dark' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Virtual Tour' }).click()
  expect(onTour).toHaveBeenCalledOnce()
  await expect
    .element(screen.getByRole('link', { name: 'Explore' }))
    .toHaveAttribute('href', '/lucky-lounge/explore')
})

test('the lobby has the number that helps with problem gambling, to call, and a link to its site', async () => {
  const { phone, url } = copperStateLottery.brand.problemGambling
  const screen = await renderUi(<LobbyView {...props} />)
  await expect
    .element(screen.getByRole('link', { name: phone }))
    .toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`)
  await expect
    .element(screen.getByRole('link', { name: 'Help with problem gambling' }))
    .toHaveAttribute('href', url)
})

test('[LOBBY-011] [LOBBY-012] the games keep their order and the drawings link to their pages', async () => {
  const screen = await renderUi(<LobbyView {...props} />)
  const titles = screen.getByRole('heading', { level: 3 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Monsoon Reels Play',
    'Pick a Piñata Play',
    'Weekly drawing Enter',
  ])
})

test('[LOBBY-011] two games stand beside each other on a phone, and no word of their names is broken', async () => {
  const { innerWidth, innerHeight } = window
  // The narrowest phone with two columns.
  await page.viewport(356, 740)
  const maze = { ...orchardPinata, name: 'Roadrunner Maze' }
  const screen = await renderUi(<LobbyView {...props} games={list([monsoonReels, maze])} />)
  const cards = screen
    .getByRole('listitem')
    .elements()
    .map(card => card.getBoundingClientRect().top)
  expect(cards[1]).toBe(cards[0])
  const heading = screen.getByRole('heading', { name: /^Roadrunner Maze/ }).element()
  const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text
  const word = document.createRange()
  word.setStart(text, 0)
  word.setEnd(text, 'Roadrunner'.length)
  expect(word.getClientRects()).toHaveLength(1)
  await page.viewport(innerWidth, innerHeight)
})

test('[BONUS-002] [BONUS-005] the bonus is shown only where it is offered', async () => {
  const screen = await renderUi(<LobbyView {...props} />)
  const banner = screen.getByRole('region', { name: '50 free tokens today' })
  expect(banner.query()).toBeNull()
  const bonus = { amount: 50, isClaiming: false, onClaim: () => {}, onDismiss: () => {} }
  await screen.rerender(<LobbyView {...props} bonus={bonus} />)
  await expect.element(banner).toBeVisible()
})

test('a guest sees the links to sign in and to register', async () => {
  const screen = await renderUi(<LobbyView {...props} isSignedIn={false} tokens={undefined} />)
  await expect
    .element(screen.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?from=%2Flucky-lounge')
  await expect.element(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('[REDEEM-002] [REDEEM-003] the lobby says how large the prizes are and how often drawings take place', async () => {
  const screen = await renderUi(<LobbyView {...props} />)
  await expect.element(screen.getByText('Cash prizes up to $10,000')).toBeVisible()
  await expect.element(screen.getByText(/weekly, bi-weekly, monthly and quarterly/)).toBeVisible()
})

test('a list that could not be loaded says why and can be retried', async () => {
  const refresh = vi.fn()
  const games = { data: undefined, error: { key: 'error.offline' } as const, refresh }
  const screen = await renderUi(<LobbyView {...props} games={games} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
