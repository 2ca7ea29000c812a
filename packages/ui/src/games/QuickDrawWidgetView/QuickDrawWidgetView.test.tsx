import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { QuickDrawWidgetView, type QuickDrawWidgetViewProps } from './QuickDrawWidgetView.tsx'

const props: QuickDrawWidgetViewProps = {
  name: 'Canyon Six',
  gameUrl: 'about:blank',
  isLoading: false,
  error: null,
  onRetry: () => {},
  isUndrawn: false,
  onMessage: () => {},
}
const waiting = { ...props, gameUrl: undefined, isLoading: true }

test('[GAMES-006] the view accepts messages only from the window of its frame', async () => {
  const onMessage = vi.fn()
  const screen = await renderUi(<QuickDrawWidgetView {...props} onMessage={onMessage} />)
  const frame = screen.getByTitle('Canyon Six: the game').element() as HTMLIFrameElement
  const post = (data: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.example', source }))
  post('elsewhere', window)
  post('nobody', null)
  expect(onMessage).not.toHaveBeenCalled()
  post('ready', frame.contentWindow)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(
    { origin: 'https://games.example', data: 'ready' },
    expect.any(Function),
  )
})

test('the name of the game is a heading in no inline element, which HTML forbids', async () => {
  const screen = await renderUi(<QuickDrawWidgetView {...props} />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Canyon Six' }).element()
  expect(heading.closest('span')).toBeNull()
})

test('a failure to show the game says why and can be retried', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(<QuickDrawWidgetView {...waiting} />)
  await expect.element(screen.getByText('The game is loading…')).toBeVisible()
  await screen.rerender(
    <QuickDrawWidgetView {...waiting} error={{ key: 'error.offline' }} onRetry={onRetry} />,
  )
  await expect.element(screen.getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<QuickDrawWidgetView {...waiting} isUndrawn />)
  await expect.element(screen.getByText('There are no results yet.')).toBeVisible()
})

test('another draw is shown in a frame of its own, so that Back still leaves the page', async () => {
  const screen = await renderUi(<QuickDrawWidgetView {...props} />)
  const frame = screen.getByTitle('Canyon Six: the game')
  const first = frame.element()
  await screen.rerender(<QuickDrawWidgetView {...props} gameUrl="about:blank?draw=2" />)
  await expect.element(frame).toHaveAttribute('src', 'about:blank?draw=2')
  expect(frame.element()).not.toBe(first)
})
