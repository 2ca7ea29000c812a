import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { QueryState } from './QueryState.tsx'

test('the loading state has a hidden word, which is not announced, and no buttons', async () => {
  const screen = await renderUi(
    <QueryState error={null} onRetry={() => undefined}>
      <Skeleton />
    </QueryState>,
  )
  const words = screen.getByText('Loading')
  await expect.element(words).toBeInTheDocument()
  expect(words.element().closest('[aria-busy="true"]')).not.toBeNull()
  expect(words.element().closest('[role="status"], [role="alert"], [aria-live]')).toBeNull()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('the error is announced and can be retried by keyboard', async () => {
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
