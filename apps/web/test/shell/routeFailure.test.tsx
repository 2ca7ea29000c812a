import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { createMessagesWrapper } from '@players-club/ui/testing'
import { RouteFailure } from '../../app/shell/RouteFailure.tsx'

function Broken(): never {
  throw new Error('This page is broken.')
}

test('a page that failed is not reloaded without a connection', async () => {
  const reached = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  const left = vi.fn()
  addEventListener('beforeunload', left)
  onTestFinished(() => {
    reached.mockRestore()
    silenced.mockRestore()
    removeEventListener('beforeunload', left)
  })
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteFailure /> }])
  const { unmount } = await render(<RouterProvider router={router} />, {
    wrapper: await createMessagesWrapper(),
  })
  onTestFinished(unmount)
  await page.getByRole('button', { name: /again|Reload/ }).click()
  await expect.poll(() => reached).toHaveBeenCalledWith('/health', expect.anything())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(left).not.toHaveBeenCalled()
})
