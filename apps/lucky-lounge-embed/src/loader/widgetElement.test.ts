import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { widgetElement, widgets } from './widgetElement.ts'

// This page acts as the club as well: the messages are sent with the frame's own window as their source.
const club = location.origin
beforeAll(() => customElements.define('test-widget', widgetElement(club)))
afterEach(() => document.body.replaceChildren())

function shown(attributes: Record<string, string> = { widget: 'balance' }) {
  const element = document.createElement('test-widget')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const received: unknown[] = []
  for (const type of ['ready', 'signedin', 'signedout', 'error', 'resize', 'hello'])
    element.addEventListener(`lounge:${type}`, event => {
      if (event instanceof CustomEvent) received.push([type, event.detail])
    })
  document.body.append(element)
  const frame = () => element.shadowRoot?.querySelector('iframe') ?? null
  const framed = async () => {
    await expect.poll(frame).not.toBeNull()
    return frame() ?? expect.unreachable()
  }
  return { element, frame, framed, received }
}

const idOf = (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('id')

/** Dispatches a message to this page with the given window as its source. */
function say(from: Window | null, data: unknown, origin = club) {
  dispatchEvent(new MessageEvent('message', { source: from, origin, data }))
}

test('gives the frame the partner’s attributes, and the page’s language', async () => {
  document.documentElement.lang = 'es-MX'
  const { framed } = shown({ widget: 'balance', theme: 'players-club', accent: '#0b6e4f', radius: '8' })
  const frame = await framed()
  document.documentElement.lang = 'en'
  const { origin, pathname, searchParams } = new URL(frame.src)
  expect([origin, pathname]).toEqual([club, '/embed/frames/balance'])
  expect(Object.fromEntries(searchParams)).toEqual({
    id: expect.any(String),
    lang: 'es-MX',
    theme: 'players-club',
    accent: '#0b6e4f',
    radius: '8',
  })
  expect(frame.style.borderRadius).toBe('8px')
})

test.each(['999', '-1', 'round', ' '])(
  'a radius of %s is taken for the default one, as in the frame',
  async radius => {
    const { framed } = shown({ radius })
    expect((await framed()).style.borderRadius).toBe('16px')
  },
)

test('takes the language around its shadow roots, and is listed while it is in the page', async () => {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')]
  outer.lang = 'es-MX'
  outer.attachShadow({ mode: 'open' }).append(inner)
  document.body.append(outer)
  const { element, framed } = shown()
  inner.attachShadow({ mode: 'closed' }).append(element)
  expect(new URL((await framed()).src).searchParams.get('lang')).toBe('es-MX')
  expect([...widgets]).toEqual([element])
  outer.remove()
  expect([...widgets]).toEqual([])
})

test('adds the page’s language to its own, which the lottery may not have or which may be empty', async () => {
  document.documentElement.lang = 'es-MX'
  const asked = async (lang: string) => new URL((await shown({ lang }).framed()).src).searchParams.get('lang')
  const langs = [await asked('de'), await asked('')]
  document.documentElement.lang = 'en'
  expect(langs).toEqual(['de,es-MX', 'es-MX'])
})

test('encodes a widget’s name, so that it cannot lead the frame elsewhere', async () => {
  const { framed } = shown({ widget: '../../login?x=#' })
  const { pathname, search } = new URL((await framed()).src)
  expect(pathname).toBe('/embed/frames/..%2F..%2Flogin%3Fx%3D%23')
  expect(search).not.toContain('x=')
})

test('reserves its height before there is a frame, and creates the frame only near the viewport', async () => {
  const far = document.createElement('div')
  far.style.height = '500vh'
  document.body.append(far)
  const { element, frame } = shown()
  expect(element.getBoundingClientRect().height).toBeGreaterThan(200)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(frame()).toBeNull()
  element.scrollIntoView()
  await expect.poll(frame).not.toBeNull()
})

describe('a message from the frame', () => {
  test('is answered with hello each time it is "ready", as after a reload, and reaches the page once', async () => {
    const { framed, received } = shown()
    const frame = await framed()
    const answers: unknown[] = []
    const address = () => frame.contentWindow?.location.pathname
    await expect.poll(address).toBe('/embed/frames/balance')
    frame.contentWindow?.addEventListener('message', ({ data }) => answers.push(data))
    const ready = { lounge: 1, id: idOf(frame), type: 'ready' }
    say(frame.contentWindow, ready)
    say(frame.contentWindow, ready)
    const hello = { lounge: 1, id: idOf(frame), type: 'hello' }
    await expect.poll(() => answers).toEqual([hello, hello])
    expect(received).toEqual([['ready', { widget: 'balance', code: undefined }]])
  })

  test('sets the frame’s height, within limits', async () => {
    const { framed } = shown()
    const frame = await framed()
    const resize = (height: unknown) =>
      say(frame.contentWindow, { lounge: 1, id: idOf(frame), type: 'resize', height })
    resize(300)
    expect(frame.style.height).toBe('300px')
    resize(1e9)
    expect(frame.style.height).toBe('2000px')
    resize('1px; position: fixed')
    expect(frame.style.height).toBe('0px')
    expect(frame.getBoundingClientRect().height).toBeGreaterThan(200)
  })

  test('gives the frame its own title', async () => {
    const { framed } = shown()
    const frame = await framed()
    expect(frame.title).toBe('balance')
    say(frame.contentWindow, { lounge: 1, id: idOf(frame), type: 'title', title: 'Saldo de fichas' })
    expect(frame.title).toBe('Saldo de fichas')
  })

  test('reaches the page as an event', async () => {
    const { framed, received } = shown()
    const frame = await framed()
    const news = (more: object) => say(frame.contentWindow, { lounge: 1, id: idOf(frame), ...more })
    news({ type: 'signedin' })
    news({ type: 'error', code: 'blocked' })
    news({ type: 'error', code: 'theme', reason: 'Choose a darker text.' })
    news({ type: 'signedout' })
    expect(received).toEqual([
      ['signedin', { widget: 'balance', code: undefined }],
      ['error', { widget: 'balance', code: 'blocked' }],
      ['error', { widget: 'balance', code: 'theme', reason: 'Choose a darker text.' }],
      ['signedout', { widget: 'balance', code: undefined }],
    ])
  })

  test.each([
    ['another origin', (own: object) => ({ data: own, origin: 'https://evil.example' })],
    ['another window as its source', (own: object) => ({ data: own, from: window })],
    ['another widget', (own: object) => ({ data: { ...own, id: 'other' } })],
    ['another version', (own: object) => ({ data: { ...own, lounge: 2 } })],
    ['an unknown type', (own: object) => ({ data: { ...own, type: 'hello' } })],
    ['no data', () => ({ data: null })],
    ['a text as its data', () => ({ data: 'signedin' })],
  ])('is ignored with %s', async (_, change) => {
    const { framed, received } = shown()
    const frame = await framed()
    const own = { lounge: 1, id: idOf(frame), type: 'signedin' }
    const message: { data: unknown; origin?: string; from?: Window } = change(own)
    say(message.from ?? frame.contentWindow, message.data, message.origin)
    expect(received).toEqual([])
  })
})

test('creates a new frame when an attribute changes, without a step in the page’s history', async () => {
  const { element, framed, frame } = shown()
  const first = await framed()
  const steps = history.length
  element.setAttribute('lang', 'es')
  element.setAttribute('theme', 'players-club')
  const asked = (name: string) => new URL(frame()?.src ?? '').searchParams.get(name)
  await expect.poll(() => frame() !== first && asked('lang')).toBe('es,en')
  expect(asked('theme')).toBe('players-club')
  expect(history.length).toBe(steps)
})

describe('while the sign-in window of the frame is open', () => {
  const asked = (frame: HTMLIFrameElement | null, name: string) =>
    new URL(frame?.src ?? '').searchParams.get(name)
  const held = async () => {
    const widget = shown()
    const first = await widget.framed()
    const hold = (isHeld: boolean, of = first) =>
      say(of.contentWindow, { lounge: 1, id: idOf(of), type: 'hold', isHeld })
    hold(true)
    widget.element.setAttribute('theme', 'players-club')
    await new Promise(done => requestAnimationFrame(done))
    expect(widget.frame()).toBe(first)
    return { ...widget, first, hold }
  }

  test('keeps the frame, and applies a changed attribute once the window has answered', async () => {
    const { element, first, frame, hold } = await held()
    element.setAttribute('theme', 'lucky-lounge')
    hold(false)
    await expect.poll(() => frame() !== first && asked(frame(), 'theme')).toBe('lucky-lounge')
  })

  test('keeps a frame whose attributes did not change after that', async () => {
    const { framed, frame } = shown()
    const first = await framed()
    for (const isHeld of [true, false])
      say(first.contentWindow, { lounge: 1, id: idOf(first), type: 'hold', isHeld })
    await new Promise(done => requestAnimationFrame(done))
    expect(frame()).toBe(first)
  })

  test('applies a changed attribute when the frame has loaded itself again, which the window cannot answer', async () => {
    const { first, frame } = await held()
    say(first.contentWindow, { lounge: 1, id: idOf(first), type: 'ready' })
    await expect.poll(() => frame() !== first && asked(frame(), 'theme')).toBe('players-club')
  })

  test('forgets it when the element is removed, so that the next frame follows its attributes', async () => {
    const { element, frame } = await held()
    element.remove()
    document.body.append(element)
    await expect.poll(() => frame() && asked(frame(), 'theme')).toBe('players-club')
    element.setAttribute('theme', 'lucky-lounge')
    await expect.poll(() => asked(frame(), 'theme')).toBe('lucky-lounge')
  })
})

test('ignores messages after it is removed, and can be added again', async () => {
  const { element, framed, frame, received } = shown()
  const first = await framed()
  const { contentWindow: window } = first
  element.remove()
  say(window, { lounge: 1, id: idOf(first), type: 'signedin' })
  expect([received, frame()]).toEqual([[], null])
  document.body.append(element)
  await expect.poll(frame).not.toBeNull()
})
