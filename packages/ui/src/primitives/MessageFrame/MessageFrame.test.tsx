import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { MessageFrame } from './MessageFrame.tsx'

test('the frame accepts messages only from its own window', async () => {
  const onMessage = vi.fn()
  const screen = await renderUi(<MessageFrame src="about:blank" title="The game" onMessage={onMessage} />)
  const frame = screen.getByTitle('The game').element() as HTMLIFrameElement
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

test('an answer is sent to the origin of the message', async () => {
  const screen = await renderUi(
    <MessageFrame<string> src="about:blank" title="The game" onMessage={(_, reply) => reply('hello')} />,
  )
  const frame = screen.getByTitle('The game').element() as HTMLIFrameElement
  const sent = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockReturnValue(undefined)
  const source = frame.contentWindow
  window.dispatchEvent(
    new MessageEvent('message', { data: 'ready', origin: 'https://games.example', source }),
  )
  expect(sent).toHaveBeenCalledExactlyOnceWith('hello', 'https://games.example')
})

test('a server-rendered frame has no address before the listener is attached', async () => {
  const onMessage = vi.fn()
  const talking = 'data:text/html,<script>parent.postMessage("ready", "*")</script>'
  const element = <MessageFrame src={talking} title="The game" onMessage={onMessage} />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(element)
  expect(place.querySelector('iframe')).not.toHaveAttribute('src')
  const root = hydrateRoot(place, element)
  await vi.waitFor(() =>
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(
      { origin: 'null', data: 'ready' },
      expect.any(Function),
    ),
  )
  root.unmount()
  place.remove()
})
