import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { FailureView } from './FailureView.tsx'

test.each(['unexpected', 'offline', 'outdated'] as const)(
  'the error page for %s offers a retry and a link home',
  async kind => {
    const onRetry = vi.fn()
    const screen = await renderUi(<FailureView kind={kind} onRetry={onRetry} />)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.getByRole('button').click()
    expect(onRetry).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
)
