import { createTestClock } from '@players-club/flow-hooks/testing'
import { afterEach, expect, test } from 'vitest'
import { createHost } from './createHost.ts'

const frames: HTMLIFrameElement[] = []
let listening = new AbortController()
afterEach(() => frames.splice(0).forEach(frame => frame.remove()))

/** A frame in this page, and the messages that this page receives from it. */
function framed() {
  const element = document.createElement('iframe')
  frames.push(element)
  document.body.append(element)
  const frame = element.contentWindow ?? expect.unreachable('The frame has no window.')
  const received: unknown[] = []
  listening.abort()
  listening = new AbortController()
  const { signal } = listening
  const onMessage = (event: MessageEvent) => {
    if (event.data?.lounge === 1) received.push(event.data)
  }
  addEventListener('message', onMessage, { signal })
  const clock = createTestClock()
  const host = createHost(frame, 'widget-1', clock)
  return { frame, clock, host, received: () => expect.poll(() => received) }
}

const hello = { lounge: 1, id: 'widget-1', type: 'hello' }

test('sends the page "ready", and everything else only after its hello', async () => {
  const { frame, host, received } = framed()
  await received().toEqual([{ lounge: 1, id: 'widget-1', type: 'ready' }])
  host.notify('signedin')
  host.post({ type: 'resize', height: 200 })
  const delivered = new Promise(resolve => frame.addEventListener('message', resolve, { once: true }))
  frame.postMessage({ ...hello, id: 'widget-2' }, location.origin)
  await delivered
  // A window gets its messages in order: anything that the frame had sent would come before this one.
  postMessage({ lounge: 1, type: 'probe' }, location.origin)
  const before = [
    { lounge: 1, id: 'widget-1', type: 'ready' },
    { lounge: 1, type: 'probe' },
  ]
  await received().toEqual(before)
  expect(host.partnerOrigin()).toBeNull()
  frame.postMessage(hello, location.origin)
  await received().toEqual([
    ...before,
    { lounge: 1, id: 'widget-1', type: 'signedin' },
    { lounge: 1, id: 'widget-1', type: 'resize', height: 200 },
  ])
  expect(host.partnerOrigin()).toBe(location.origin)
})

test('keeps sending to the origin that said hello first', async () => {
  const { frame, host, received } = framed()
  await received().toEqual([{ lounge: 1, id: 'widget-1', type: 'ready' }])
  const answers: unknown[] = []
  host.onAnswered(() => answers.push(host.partnerOrigin()))
  for (const origin of [location.origin, 'https://other.example'])
    frame.dispatchEvent(new MessageEvent('message', { data: hello, origin, source: window }))
  expect(host.partnerOrigin()).toBe(location.origin)
  expect(answers).toEqual([location.origin])
  host.notify('signedin')
  await received().toEqual([
    { lounge: 1, id: 'widget-1', type: 'ready' },
    { lounge: 1, id: 'widget-1', type: 'signedin' },
  ])
})

test('sends the page an error with a code', async () => {
  const { frame, host, received } = framed()
  frame.postMessage(hello, location.origin)
  host.notify('blocked')
  host.notify('failed')
  await received().toEqual([
    { lounge: 1, id: 'widget-1', type: 'ready' },
    { lounge: 1, id: 'widget-1', type: 'error', code: 'blocked' },
    { lounge: 1, id: 'widget-1', type: 'error', code: 'failed' },
  ])
})

test('asks the page to keep the frame, and no longer', async () => {
  const { frame, host, received } = framed()
  frame.postMessage(hello, location.origin)
  host.hold(true)
  host.hold(false)
  await received().toEqual([
    { lounge: 1, id: 'widget-1', type: 'ready' },
    { lounge: 1, id: 'widget-1', type: 'hold', isHeld: true },
    { lounge: 1, id: 'widget-1', type: 'hold', isHeld: false },
  ])
})

test('reports that the page is seen again until the listener is removed', () => {
  const { frame, host } = framed()
  let times = 0
  const stop = host.onSeen(() => (times += 1))
  frame.document.dispatchEvent(new Event('visibilitychange'))
  stop()
  frame.document.dispatchEvent(new Event('visibilitychange'))
  expect(times).toBe(1)
})

test('reports a page that stays visible again every two minutes, and no hidden one', async () => {
  const { frame, host, clock } = framed()
  let isHidden = false
  Object.defineProperty(frame.document, 'hidden', { get: () => isHidden })
  let times = 0
  const stop = host.onSeen(() => (times += 1))
  await clock.advance(119_999)
  expect(times).toBe(0)
  await clock.advance(1)
  expect(times).toBe(1)
  isHidden = true
  await clock.advance(600_000)
  expect(times).toBe(1)
  isHidden = false
  frame.document.dispatchEvent(new Event('visibilitychange'))
  await clock.advance(119_999)
  expect(times).toBe(2)
  await clock.advance(1)
  expect(times).toBe(3)
  stop()
  await clock.advance(600_000)
  expect(times).toBe(3)
})
