import { monsoonReels, orchardPinata } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ArcadeGameCard } from './ArcadeGameCard.tsx'

test('[LOBBY-011] a game says what a play takes; one that cannot be opened yet leads nowhere', async () => {
  const screen = await renderUi(
    <ul>
      <ArcadeGameCard game={monsoonReels} />
      <ArcadeGameCard game={orchardPinata} href="/lucky-lounge/game/804" />
    </ul>,
  )
  await expect.element(screen.getByText('10 to 60 tokens a play')).toBeVisible()
  await expect.element(screen.getByText('Opens soon')).toBeVisible()
  await expect.element(screen.getByText('10 tokens a play', { exact: true })).toBeVisible()
  const links = screen.getByRole('link').elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/lucky-lounge/game/804'])
})
