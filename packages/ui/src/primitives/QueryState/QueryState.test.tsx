import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

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

/** A query that has failed, whose retries the test settles. */
async function failed() {
  const retries: PromiseWithResolvers<void>[] = []
  const onRetry = vi.fn(() => {
    const retry = Promise.withResolvers<void>()
    retries.push(retry)
    return retry.promise
  })
  const state = (error: QueryStateProps['error'], retryOf: QueryStateProps['onRetry'] = onRetry) => (
    <QueryState error={error} onRetry={retryOf}>
      <Skeleton />
    </QueryState>
  )
  const screen = await renderUi(state({ key: 'error.offline' }))
  const [alert, button] = [screen.getByRole('alert'), screen.getByRole('button', { name: 'Try again' })]
  await expect.element(alert).toBeVisible()
  const show = (...query: Parameters<typeof state>) => screen.rerender(state(...query))
  return { screen, alert, button, status: screen.getByRole('status'), onRetry, retries, show }
}

test('the button is pending and keeps focus, and the error stays, until the retry has failed', async () => {
  const { alert, button, status, onRetry, retries } = await failed()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(status).toHaveTextContent('Please wait')
  await expect.element(alert).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  retries[0]?.resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('an equal failure of a retry is announced again, also where the promise rejects', async () => {
  const { alert, button, retries } = await failed()
  const first = alert.element()
  await button.click()
  retries[0]?.resolve()
  await expect.poll(() => first.isConnected).toBe(false)
  const second = alert.element()
  await button.click()
  retries[1]?.reject(new Error('offline'))
  await expect.poll(() => second.isConnected).toBe(false)
  await expect
    .element(alert)
    .toHaveTextContent('We could not reach the club. Check your connection and try again.')
})

test('an equal failure is not announced again where no retry is known to have failed', async () => {
  const { alert, button, show } = await failed()
  const first = alert.element()
  await show({ key: 'error.offline' }, () => undefined)
  await button.click()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  expect(alert.element()).toBe(first)
})

test('the failure of something else that was loaded meanwhile can be retried at once', async () => {
  const { screen, alert, button, show } = await failed()
  await button.click()
  await show(null)
  await expect.element(screen.getByText('Loading')).toBeInTheDocument()
  await show({ key: 'error.timeout' })
  await expect.element(alert).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})
