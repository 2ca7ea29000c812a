import { afterEach, expect, test } from 'vitest'
import { createTestClock } from '@players-club/flow-hooks/testing'
import type { SignInWindowAnswer } from '@players-club/flow-hooks/lounge'
import { createSignInWindow } from './createSignInWindow.ts'

const binding = { partnerOrigin: 'https://partner.example', nonce: 'nonce-of-one-sign-in' }
const frames: HTMLIFrameElement[] = []
afterEach(() => frames.splice(0).forEach(frame => frame.remove()))

/** Fakes the club's pop-up window: its messages have this page's origin and a source of their own. */
function popUp() {
  const element = document.createElement('iframe')
  frames.push(element)
  document.body.append(element)
  const inside = element.contentWindow ?? expect.unreachable('The frame has no window.')
  const state = { closed: false }
  const opened: string[] = []
  const opener: Window = new Proxy(window, {
    get(target, name) {
      if (name === 'open')
        return (url: string, _: string, features: string) => {
          opened.push(url, features)
          return new Proxy(inside, {
            get: (_inside, key) => Reflect.get(key === 'closed' ? state : inside, key),
          })
        }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { opener, opened, state }
}

test('puts the site, the nonce and the language into the window’s address', () => {
  const { opener, opened } = popUp()
  const port = createSignInWindow(opener, createTestClock(), 'es')
  expect(port.open(binding, () => {})).toBe('opened')
  expect(opened[0]).toBe(
    '/embed/sign-in?partner=https%3A%2F%2Fpartner.example&nonce=nonce-of-one-sign-in&lang=es',
  )
  expect(opened[1]).toContain('popup')
  port.leave()
})

test('reports a blocked pop-up', () => {
  const blocked: Window = new Proxy(window, { get: (_, name) => (name === 'open' ? () => null : undefined) })
  expect(createSignInWindow(blocked, createTestClock(), 'en').open(binding, () => {})).toBe('blocked')
})

test('reports a closed window one poll later, so that its last message can arrive', async () => {
  const clock = createTestClock()
  const { opener, state } = popUp()
  const answers: SignInWindowAnswer[] = []
  const port = createSignInWindow(opener, clock, 'en')
  port.open(binding, answer => answers.push(answer))
  await clock.advance(10_000)
  expect(answers).toEqual([])
  state.closed = true
  await clock.advance(500)
  expect(answers).toEqual([])
  await clock.advance(500)
  expect(answers).toEqual([{ type: 'closed' }])
})

test('ignores a window that was left', async () => {
  const clock = createTestClock()
  const { opener, state } = popUp()
  const answers: SignInWindowAnswer[] = []
  const port = createSignInWindow(opener, clock, 'en')
  port.open(binding, answer => answers.push(answer))
  port.leave()
  state.closed = true
  await clock.advance(10_000)
  expect(answers).toEqual([])
})
