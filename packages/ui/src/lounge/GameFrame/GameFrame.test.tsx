import { page } from 'vitest/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameFrame, type GameFrameProps } from './GameFrame.tsx'

const props: GameFrameProps = {
  isOpen: true,
  name: 'Monsoon Reels',
  url: 'about:blank',
  isLoading: false,
  error: null,
  isPortraitOnly: false,
  canSkip: true,
  onMessage: () => {},
  onRetry: () => {},
  onSkip: () => {},
  onClose: () => {},
}

afterEach(() => page.viewport(414, 896))

test('the game runs in a frame that has its name and receives the keys', async () => {
  const screen = await renderUi(<GameFrame {...props} />)
  const dialog = screen.getByRole('dialog', { name: 'Monsoon Reels' })
  const frame = dialog.getByTitle('Monsoon Reels: the game')
  await expect.element(frame).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(frame.element())
})

test('[ACTV-016] [ARCADE-035] a game that could not be loaded says so and can be retried or closed', async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()]
  const error = { key: 'error.gameLoad' } as const
  const screen = await renderUi(
    <GameFrame {...props} url={undefined} isLoading error={error} onRetry={onRetry} onClose={onClose} />,
  )
  await expect
    .element(screen.getByRole('alert').getByText('Error loading game, please try again', { exact: true }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: 'Close the game' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[ARCADE-037] a failed launch is reported in a dialog over the page', async () => {
  const screen = await renderUi(
    <GameFrame {...props} url={undefined} canSkip={false} error={{ key: 'arcade.gameLaunchError' }} />,
  )
  const popup = screen.getByRole('dialog', { name: 'Monsoon Reels' })
  await expect
    .element(
      popup.getByText('The game could not be started. Your tokens are safe; try again.', { exact: true }),
    )
    .toBeVisible()
  await expect.element(popup.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('[ACTV-015] [ARCADE-034] a portrait game asks to turn a device in landscape and continues after the turn', async () => {
  await page.viewport(844, 390)
  const screen = await renderUi(<GameFrame {...props} isPortraitOnly />)
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('This game is played upright. Turn your device.', { exact: true }))
    .toBeVisible()
  const game = screen.getByTitle('Monsoon Reels: the game').element()
  // It is covered: it takes no keys, and Tab leads past it.
  expect(document.activeElement).not.toBe(game)
  expect(game.closest('[inert]')).not.toBeNull()
  await page.viewport(390, 844)
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(screen.getByTitle('Monsoon Reels: the game')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(game)
})

test('[ACTV-015] [ARCADE-034] closing a covered game is told from closing one that is shown', async () => {
  await page.viewport(844, 390)
  const [onClose, onCloseUnseen] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<GameFrame {...props} isPortraitOnly {...{ onClose, onCloseUnseen }} />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Close the game' }).click()
  expect([onClose, onCloseUnseen].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await page.viewport(390, 844)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close the game' }).click()
  expect([onClose, onCloseUnseen].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('[ACTV-015] any other game is played in both orientations', async () => {
  await page.viewport(844, 390)
  const screen = await renderUi(<GameFrame {...props} />)
  await expect.element(screen.getByTitle('Monsoon Reels: the game')).toBeInTheDocument()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('the result can be requested without playing', async () => {
  const onSkip = vi.fn()
  const screen = await renderUi(<GameFrame {...props} onSkip={onSkip} />)
  await screen.getByRole('button', { name: 'Show the result without playing' }).click()
  expect(onSkip).toHaveBeenCalledOnce()
})
