import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Skeleton } from '../Skeleton/index.ts'
import { QueryState } from './QueryState.tsx'

test('while it is on its way that is said, and nothing can be pressed', async () => {
  const screen = await renderUi(
    <QueryState error={null} onRetry={() => undefined}>
      <Skeleton />
    </QueryState>,
  )
  const words = screen.getByText('Loading')
  await expect.element(words).toBeInTheDocument()
  expect(words.element().closest('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('why it could not be had is announced, and it can be tried again by keyboard', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <QueryState error={{ key: 'error.offline' }} onRetry={onRetry}>
      <Skeleton />
    </QueryState>,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not reach the club. Check your connection and try again.')
  expect(screen.getByText('Loading').query()).toBeNull()
  screen.getByRole('button', { name: 'Try again' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
})
