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
  const { clientWidth, clientHeight } = status.element()
  expect([clientWidth, clientHeight]).toEqual([window.innerWidth, 0])
  expect(status.element().getBoundingClientRect().top).toBe(0)
  await screen.rerender(<PageProgress isLoading={false} />)
  await expect.element(status).toHaveTextContent('')
})
