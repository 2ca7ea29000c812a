import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameStatus, type GameStatusProps } from './GameStatus.tsx'

const props: GameStatusProps = { played: null, hasUnfinished: false, isOpening: false, onResume: () => {} }

test.each([
  [{ mode: 'prize', amount: 1 }, 'You have won 1 point. It is in your balance.'],
  [{ mode: 'prize', amount: 0 }, 'No points this time. Thank you for playing.'],
  [{ mode: 'prize', amount: null }, 'Your result is saved: nothing is lost or charged twice.'],
  [{ mode: 'fun', amount: 0 }, 'That was for fun: nothing was spent or won.'],
] as const)('the result %j is announced', async (played, text) => {
  const screen = await renderUi(<GameStatus {...props} played={played} />)
  await expect.element(screen.getByRole('status').getByText(text)).toBeVisible()
})

test('a play for tokens reports its result in tokens', async () => {
  const won = await renderUi(<GameStatus {...props} unit="tokens" played={{ mode: 'prize', amount: 40 }} />)
  await expect.element(won.getByText('You have won 40 tokens. They are in your balance.')).toBeVisible()
  const none = await renderUi(<GameStatus {...props} unit="tokens" played={{ mode: 'prize', amount: 0 }} />)
  await expect.element(none.getByText('No tokens this time. Thank you for playing.')).toBeVisible()
})

test('a deferred play can be resumed', async () => {
  const onResume = vi.fn()
  const screen = await renderUi(<GameStatus {...props} hasUnfinished onResume={onResume} />)
  await screen.getByRole('button', { name: 'Keep playing' }).click()
  expect(onResume).toHaveBeenCalledOnce()
})
