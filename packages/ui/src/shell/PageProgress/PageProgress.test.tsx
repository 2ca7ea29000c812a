import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PageProgress } from './PageProgress.tsx'

test('a page that loads for a while is announced, with a line at the top that covers nothing else', async () => {
  const screen = await renderUi(<PageProgress isLoading={false} />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await screen.rerender(<PageProgress isLoading />)
  expect(status.element().textContent).toBe('')
  await expect.element(status).toHaveTextContent('Loading')
  const { top, width, height } = status.element().getBoundingClientRect()
  expect([top, width]).toEqual([0, window.innerWidth])
  expect(height).toBeLessThanOrEqual(4)
  await screen.rerender(<PageProgress isLoading={false} />)
  await expect.element(status).toHaveTextContent('')
})
