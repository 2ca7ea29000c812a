import { spinGame } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameChances } from './GameChances.tsx'

test('the prizes are listed from the largest, each with its odds', async () => {
  const screen = await renderUi(<GameChances game={spinGame} error={null} onRetry={() => {}} />)
  const rows = screen.getByRole('row').elements().slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    '500 pointsOne play in 100',
    '100 pointsOne play in 11.1',
    '50 pointsOne play in 3.3',
    'No pointsOne play in 1.7',
  ])
})

test('chances that could not be loaded can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <GameChances game={undefined} error={{ key: 'error.timeout' }} onRetry={onRetry} />,
  )
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
