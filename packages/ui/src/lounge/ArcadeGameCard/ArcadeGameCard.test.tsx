import { monsoonReels, orchardPinata } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ArcadeGameCard } from './ArcadeGameCard.tsx'

test('[LOBBY-011] a game says what a play costs and links to its page', async () => {
  const screen = await renderUi(
    <ul>
      <ArcadeGameCard game={monsoonReels} />
      <ArcadeGameCard game={orchardPinata} />
    </ul>,
  )
  await expect.element(screen.getByText('10 to 60 tokens a play')).toBeVisible()
  await expect.element(screen.getByText('10 tokens a play', { exact: true })).toBeVisible()
  const links = screen.getByRole('link').elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    [monsoonReels, orchardPinata].map(({ id }) => `/lucky-lounge/game/${id}`),
  )
})
