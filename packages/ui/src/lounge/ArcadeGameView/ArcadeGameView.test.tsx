import {
  monsoonChances,
  monsoonReels,
  monsoonWagers,
  orchardPinata,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { ArcadeGameView } from './ArcadeGameView.tsx'
import { type ArcadeGameViewProps } from './ArcadeGameViewProps.ts'

const props: ArcadeGameViewProps = {
  isSignedIn: true,
  tokens: 5_000,
  isReady: true,
  game: monsoonReels,
  wagers: monsoonWagers,
  chances: monsoonChances,
  error: null,
  onReload: () => {},
  onGetTokens: () => {},
  wagerIndex: 1,
  onWager: () => {},
  opening: null,
  hasUnfinished: false,
  played: null,
  onPlay: () => {},
  onResume: () => {},
}
const PRIZES = 'Play for prizes'
const FUN = 'Play for fun'

test('a logo that fails to load does not move the name, and a picture that fails is replaced by a scene', async () => {
  const broken = 'data:image/svg+xml,broken'
  const game = { ...monsoonReels, logo: broken, ticketFullImage: broken, ticketFullImageMobile: broken }
  const screen = await renderUi(<ArcadeGameView {...props} game={game} />)
  const name = screen.getByRole('heading', { level: 1 }).element()
  await expect.poll(() => name.previousElementSibling?.checkVisibility()).toBe(false)
  const scene = () => screen.container.querySelector('svg[viewBox^="0 0 640"]')
  await expect.poll(() => scene()?.checkVisibility()).toBe(true)
})

test('[ARCADE-004] a game shows its wagers, its two ways to play, its instructions and its logo', async () => {
  const onWager = vi.fn()
  // A picture that fails to load is replaced by a generated face.
  const game = { ...monsoonReels, logo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }
  const screen = await renderUi(<ArcadeGameView {...props} game={game} onWager={onWager} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: monsoonReels.name })).toBeVisible()
  const wagers = screen.getByRole('group', { name: 'Choose your wager' }).getByRole('radio')
  expect(wagers.elements()).toHaveLength(3)
  await expect.element(screen.getByRole('radio', { name: '20 tokens wins up to 10,000' })).toBeChecked()
  await screen.getByRole('radio', { name: /^60 tokens/ }).click()
  expect(onWager).toHaveBeenCalledExactlyOnceWith(2)
  for (const name of [PRIZES, FUN]) await expect.element(screen.getByRole('button', { name })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'How to play' })).toBeVisible()
  await expect.element(screen.getByText(monsoonReels.description)).toBeVisible()
  expect(screen.container.querySelector(`img[src="${game.logo}"]`)).not.toBeNull()
})

test('[LOBBY-007] a player with too few tokens is led to the store and the game is remembered', async () => {
  const onGetTokens = vi.fn()
  const screen = await renderUi(<ArcadeGameView {...props} tokens={5} onGetTokens={onGetTokens} />)
  const link = screen.getByRole('link', { name: 'Get tokens' })
  await expect.element(link).toHaveAttribute('href', '/lucky-lounge/store')
  await link.click()
  expect(onGetTokens).toHaveBeenCalledOnce()
})

test('the wagers are chosen with the arrow keys', async () => {
  const onWager = vi.fn()
  const screen = await renderUi(<ArcadeGameView {...props} onWager={onWager} />)
  const chosen = screen.getByRole('radio', { name: /^20 tokens/ })
  await expect.element(chosen).toBeChecked()
  chosen.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onWager).toHaveBeenCalledExactlyOnceWith(2)
})

test('each way to play has its own button', async () => {
  const onPlay = vi.fn()
  const screen = await renderUi(<ArcadeGameView {...props} onPlay={onPlay} />)
  await screen.getByRole('button', { name: PRIZES }).click()
  await screen.getByRole('button', { name: FUN }).click()
  expect(onPlay.mock.calls).toEqual([['prize'], ['fun']])
})

test('[ARCADE-006] play for fun is offered only where the game allows it', async () => {
  const screen = await renderUi(
    <ArcadeGameView {...props} game={orchardPinata} wagers={monsoonWagers.slice(0, 1)} wagerIndex={0} />,
  )
  await expect.element(screen.getByRole('button', { name: PRIZES })).toBeVisible()
  expect(screen.getByRole('button', { name: FUN }).elements()).toEqual([])
})

test('[ARCADE-010] [ARCADE-041] a game with one wager shows its top prize without a choice', async () => {
  const one = [{ value: 20, topPrizeValue: 100_000, topPrizeType: 'tokens' as const }]
  const screen = await renderUi(<ArcadeGameView {...props} wagers={one} wagerIndex={0} />)
  await expect.element(screen.getByText('Wins up to 100,000 tokens.')).toBeVisible()
  expect(screen.getByRole('radio').elements()).toEqual([])
})

test('[ARCADE-025] play for fun says that it shows the prizes of the highest wager where another one is chosen', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} />)
  await expect.element(screen.getByText(/the prizes of the highest wager, 60 tokens/)).toBeVisible()
  await screen.rerender(<ArcadeGameView {...props} wagerIndex={2} />)
  await expect.element(screen.getByText('For fun it takes no tokens and gives none.')).toBeVisible()
  expect(screen.getByText(/highest wager/).query()).toBeNull()
})

test('the prizes of the chosen wager are listed with their odds and the return to the player', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} />)
  const prizes = screen.getByRole('rowheader').elements()
  expect(prizes.map(({ textContent }) => textContent)).toEqual([
    '5,600 tokens',
    '600 tokens',
    '40 tokens',
    'No tokens',
  ])
  await expect.element(screen.getByText('One play in 1,000')).toBeVisible()
  await expect.element(screen.getByText(/^In the long run 90 of 100 tokens wagered come back/)).toBeVisible()
})

test('[ARCADE-039] [ARCADE-040] a guest sees both ways to play and that signing in comes first', async () => {
  const onPlay = vi.fn()
  const screen = await renderUi(
    <ArcadeGameView {...props} isSignedIn={false} tokens={undefined} onPlay={onPlay} />,
  )
  await expect.element(screen.getByText('You sign in first, and come back to this game.')).toBeVisible()
  await screen.getByRole('button', { name: PRIZES }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('prize')
})

test('[ARCADE-004] play for prizes is disabled until the balance has loaded or failed to load', async () => {
  const onPlay = vi.fn()
  const unknown = { ...props, tokens: undefined, onPlay }
  const screen = await renderUi(<ArcadeGameView {...unknown} isReady={false} />)
  const prizes = screen.getByRole('button', { name: PRIZES })
  await expect.element(prizes).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<ArcadeGameView {...unknown} />)
  await prizes.click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('prize')
})

test('[ARCADE-015] neither way to play can be pressed before it is known who the player is, and for fun as soon as it is', async () => {
  const onPlay = vi.fn()
  const unknown = { ...props, tokens: undefined, isReady: false, onPlay }
  const screen = await renderUi(<ArcadeGameView {...unknown} isSignedIn={false} />)
  for (const name of [PRIZES, FUN])
    await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(<ArcadeGameView {...unknown} />)
  await screen.getByRole('button', { name: FUN }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('fun')
})

test('too few tokens for the wager are reported with a link to more, and play for fun needs none', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} tokens={19} />)
  await expect.element(screen.getByText(/^You need 1 more token for this wager/)).toBeVisible()
  const store = screen.getByRole('link', { name: 'Get tokens' })
  expect(store.element().getAttribute('href')).toBe('/lucky-lounge/store')
  expect(screen.getByRole('button', { name: PRIZES }).elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: FUN })).toBeEnabled()
})

test('a player with too few tokens is advised to choose a smaller wager only where one is affordable', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} tokens={12} />)
  const warning = screen.getByText(/more tokens for this wager/)
  await expect
    .element(warning)
    .toHaveTextContent(
      'You need 8 more tokens for this wager. Choose a smaller one, buy tokens or convert points.',
    )
  await screen.rerender(<ArcadeGameView {...props} tokens={5} wagerIndex={0} />)
  await expect
    .element(warning)
    .toHaveTextContent('You need 5 more tokens for this wager. Buy tokens or convert points.')
})

test('a starting play blocks every other action', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} opening="prize" />)
  await expect.element(screen.getByRole('button', { name: PRIZES })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('button', { name: FUN })).toBeDisabled()
})

test('a game with unknown odds cannot be played', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} chances={[]} />)
  await expect.element(screen.getByText('This game opens soon. Check back later.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Play/ }).elements()).toEqual([])
})

test('[ARCADE-003] the full picture is used from 650 px and the phone picture below', async () => {
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

test('a game that could not be loaded can be retried', async () => {
  const onReload = vi.fn()
  const missing = { game: undefined, wagers: undefined, error: { key: 'error.http.503' } } as const
  const screen = await renderUi(<ArcadeGameView {...props} {...missing} onReload={onReload} />)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onReload).toHaveBeenCalledOnce()
})

test('[ARCADE-034] a game for portrait orientation says so before a play is paid, in a window that is wider than high', async () => {
  const screen = await renderUi(<ArcadeGameView {...props} game={{ ...monsoonReels, portraitOnly: true }} />)
  const hint = screen.getByText('This game is played upright. Turn your device.')
  await page.viewport(844, 390)
  await expect.element(hint).toBeVisible()
  await expect.element(screen.getByText(/make the window taller than it is wide/)).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(hint).not.toBeVisible()
  await page.viewport(414, 896)
})
