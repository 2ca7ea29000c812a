import {
  megaMillionsGame,
  openJackpot,
  quickDrawGame,
  scratcherGame,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameCard } from './GameCard.tsx'

const now = new Date('2026-11-21T18:00:00Z')

test('the card shows the ticket’s price, its top prize and its odds', async () => {
  const screen = await renderUi(<GameCard game={scratcherGame} now={now} />)
  await expect
    .element(screen.getByRole('listitem'))
    .toHaveTextContent('NewSaguaro Gold$10 a ticket · Overall odds of winning: 1 in 3.46$250,000 Top prize')
})

test('the stub of a draw game shows the jackpot of the open draw', async () => {
  const screen = await renderUi(<GameCard game={megaMillionsGame} jackpot={openJackpot} now={now} />)
  await expect
    .element(screen.getByRole('listitem'))
    .toHaveTextContent(
      'Mega Millions$5 a ticket · Overall odds of winning: 1 in 23Next draw: Nov 24, 2026$145,000,000 Estimated jackpot',
    )
})

test.each([
  ['[ROUTE-037]', scratcherGame, '/games/1401'],
  ['[ROUTE-038]', megaMillionsGame, '/games-draw/13'],
  ['[ROUTE-039]', quickDrawGame, '/games-quick-draw/71'],
])('%s the link to a game depends on its type', async (_, game, href) => {
  const screen = await renderUi(<GameCard game={game} now={now} />)
  await expect.element(screen.getByRole('link', { name: game.name })).toHaveAttribute('href', href)
})
