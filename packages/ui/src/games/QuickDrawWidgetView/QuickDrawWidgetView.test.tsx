import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { QuickDrawWidgetView } from './QuickDrawWidgetView.tsx'

test('[GAMES-006] only what comes from the window of the frame is the game’s', async () => {
  const onMessage = vi.fn()
  const screen = await renderUi(
    <QuickDrawWidgetView name="Canyon Six" gameUrl="about:blank" isLoading={false} onMessage={onMessage} />,
  )
  const frame = screen.getByTitle('Canyon Six: the game').element() as HTMLIFrameElement
  const say = (data: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.example', source }))
  say('elsewhere', window)
  say('nobody', null)
  expect(onMessage).not.toHaveBeenCalled()
  say('ready', frame.contentWindow)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(
    { origin: 'https://games.example', data: 'ready' },
    expect.any(Function),
  )
})
