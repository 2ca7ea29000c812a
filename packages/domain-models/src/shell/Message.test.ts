import { expect, test } from 'vitest'
import { isClosable, raiseMessage } from './Message.ts'

test('[MSG-001] a message without a type is an error', () => {
  expect(raiseMessage({ key: 'error.general' })).toEqual({
    type: 'error',
    key: 'error.general',
    timeout: 5000,
  })
})

test('[MSG-001] a message keeps its words, params and time', () => {
  const message = { type: 'warning', key: 'games.notFound', params: { id: 7 }, timeout: 3000 } as const
  expect(raiseMessage(message)).toEqual(message)
  expect(raiseMessage({ text: 'From the server' })).toMatchObject({ text: 'From the server' })
})

test.each([
  ['error', 5000],
  ['outage_warning', 30_000],
] as const)(
  '[MSG-002] %s always closes by itself, after %d ms where nothing else is said',
  (type, timeout) => {
    expect(raiseMessage({ type, key: 'error.general' }).timeout).toBe(timeout)
    expect(raiseMessage({ type, key: 'error.general', timeout: 10_000 }).timeout).toBe(10_000)
  },
)

test.each(['success', 'info', 'warning'] as const)(
  '[MSG-002] %s stays until it is closed, unless it has a time',
  type => {
    expect(raiseMessage({ type, key: 'profile.updated' })).not.toHaveProperty('timeout')
    expect(raiseMessage({ type, key: 'profile.updated', timeout: 20_000 }).timeout).toBe(20_000)
  },
)

test('[MSG-003] only an outage warning cannot be closed by hand', () => {
  expect(isClosable({ type: 'outage_warning' })).toBe(false)
  for (const type of ['error', 'warning', 'success', 'info'] as const) expect(isClosable({ type })).toBe(true)
})
