import { monsoonReels, monsoonWagers } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ArcadeGameView } from './ArcadeGameView.tsx'

const props = {
  isSignedIn: false,
  tokens: undefined,
  game: monsoonReels,
  wagers: monsoonWagers,
  error: null,
  onReload: () => {},
}

test('a game says how it is played, what a play takes and the most it gives', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: monsoonReels.name })).toBeVisible()
  await expect.element(screen.getByText(monsoonReels.description)).toBeVisible()
  const wagers = screen.getByRole('rowheader').elements()
  expect(wagers.map(({ textContent }) => textContent)).toEqual(['10 Tokens', '20 Tokens', '60 Tokens'])
})

test('[ARCADE-003] the picture is the full one from 650 px on, and the one for phones below', async () => {
  const { container } = await renderUi(<ArcadeGameView {...props} />)
  const picture = container.querySelector('picture')
  expect(picture?.querySelector('img')?.getAttribute('src')).toBe(monsoonReels.ticketFullImage)
  const narrow = picture?.querySelector('source')
  expect(narrow?.srcset).toBe(monsoonReels.ticketFullImageMobile)
  await page.viewport(649, 700)
  expect(matchMedia(narrow?.media ?? '').matches).toBe(true)
  await page.viewport(650, 700)
  expect(matchMedia(narrow?.media ?? '').matches).toBe(false)
})

test('a game that could not be fetched can be asked for again', async () => {
  const onReload = vi.fn()
  const screen = await renderUi(
    <ArcadeGameView
      {...props}
      game={undefined}
      wagers={undefined}
      error={{ key: 'error.http.503' }}
      onReload={onReload}
    />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})

test('[ARCADE-005] that there is no such game is told in the lobby, not here', async () => {
  const screen = await renderUi(
    <ArcadeGameView {...props} game={undefined} wagers={undefined} error={{ key: 'lounge.game.notFound' }} />,
  )
  await expect.element(screen.getByText('This game is not available.')).not.toBeInTheDocument()
})
