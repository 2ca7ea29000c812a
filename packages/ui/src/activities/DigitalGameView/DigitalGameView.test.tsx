import { linkActivity, reachedActivity, spinGame } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { DigitalGameView, type DigitalGameViewProps } from './DigitalGameView.tsx'

const props: DigitalGameViewProps = {
  activity: { ...linkActivity, type: 'INTERACTIVE_GAME' },
  error: null,
  refresh: () => {},
  isSignedIn: true,
  game: spinGame,
  gameError: null,
  onGameRetry: () => {},
  opening: null,
  hasUnfinished: false,
  played: null,
  onPlay: () => {},
  onResume: () => {},
  onSignIn: () => {},
}

test('[ACTV-012] the game can be played for points or for fun', async () => {
  const onPlay = vi.fn()
  const screen = await renderUi(<DigitalGameView {...props} onPlay={onPlay} />)
  await screen.getByRole('button', { name: 'Play for points' }).click()
  await screen.getByRole('button', { name: 'Play for fun' }).click()
  expect(onPlay.mock.calls).toEqual([['prize'], ['fun']])
})

test('[ACTV-011] a guest is asked to sign in', async () => {
  const onSignIn = vi.fn()
  const screen = await renderUi(<DigitalGameView {...props} isSignedIn={false} onSignIn={onSignIn} />)
  expect(screen.getByRole('button', { name: 'Play for points' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Sign in to play' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('a starting play blocks every other action', async () => {
  const screen = await renderUi(<DigitalGameView {...props} opening="prize" />)
  await expect.element(screen.getByRole('button', { name: 'Play for fun' })).toBeDisabled()
})

test('[EARN-010] a game at its limit can be played only for fun and shows its last prize', async () => {
  const screen = await renderUi(
    <DigitalGameView {...props} activity={reachedActivity} played={{ mode: 'prize', amount: 50 }} />,
  )
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'You have won 50 points.' }))
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Play for points' }).query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Play for fun' })).toBeVisible()
})

test('an unfinished play can be resumed', async () => {
  const onResume = vi.fn()
  const screen = await renderUi(<DigitalGameView {...props} hasUnfinished onResume={onResume} />)
  await screen.getByRole('button', { name: 'Keep playing' }).click()
  expect(onResume).toHaveBeenCalledOnce()
})

test('[ACTV-015] a game for portrait orientation says so before a play begins, in a window that is wider than high', async () => {
  const screen = await renderUi(<DigitalGameView {...props} isPortraitOnly />)
  const hint = screen.getByText('This game is played upright. Turn your device.')
  await page.viewport(844, 390)
  await expect.element(hint).toBeVisible()
  await expect.element(screen.getByText(/make the window taller than it is wide/)).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(hint).not.toBeVisible()
  await page.viewport(414, 896)
})
