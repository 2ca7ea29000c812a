import { expect, test } from 'vitest'
import { GAME_WIDGET_WARNING_MS } from '../games/constants.ts'
import { MESSAGE_TIMEOUTS } from './constants.ts'
import { isClosable, raiseMessage } from './Message.ts'

test('[MSG-001] a message without a type is an error', () => {
  expect(raiseMessage({ key: 'error.general' })).toEqual({
    type: 'error',
    key: 'error.general',
    timeout: 5000,
  })
})

test('[MSG-001] a message keeps its text, params and time-out', () => {
  const message = { type: 'warning', key: 'games.notFound', params: { id: 7 }, timeout: 3000 } as const
  expect(raiseMessage(message)).toEqual(message)
  expect(raiseMessage({ text: 'From the server' })).toMatchObject({ text: 'From the server' })
})

test.each([
  ['error', 5000],
  ['outage_warning', 30_000],
] as const)(
  '[MSG-002] a message of the type %s always closes by itself, after %d ms by default',
  (type, timeout) => {
    expect(raiseMessage({ type, key: 'error.general' }).timeout).toBe(timeout)
    expect(raiseMessage({ type, key: 'error.general', timeout: 10_000 }).timeout).toBe(10_000)
  },
)

test.each(['success', 'info', 'warning'] as const)(
  '[MSG-002] a message of the type %s stays until it is closed, unless it has a time-out',
  type => {
    expect(raiseMessage({ type, key: 'profile.updated' })).not.toHaveProperty('timeout')
    expect(raiseMessage({ type, key: 'profile.updated', timeout: 20_000 }).timeout).toBe(20_000)
  },
)

test('[MSG-004] messages have one of the listed time-outs, except outage warnings', () => {
  // @ts-expect-error No message is shown for four seconds.
  raiseMessage({ key: 'error.general', timeout: 4000 })
  // @ts-expect-error Nor for half a minute, which an outage warning may be.
  raiseMessage({ type: 'success', key: 'profile.updated', timeout: 30_000 })
  expect(Object.values(MESSAGE_TIMEOUTS)).toEqual([3000, 5000, 10_000, 20_000])
  for (const timeout of [3000, 5000, 10_000, 20_000] as const)
    expect(raiseMessage({ key: 'error.general', timeout })).toMatchObject({ timeout })
  expect(raiseMessage({ type: 'outage_warning', text: 'Tonight', timeout: 12_345 })).toMatchObject({
    timeout: 12_345,
  })
  expect(raiseMessage({ type: 'warning', text: 'Wait', timeout: GAME_WIDGET_WARNING_MS })).toMatchObject({
    timeout: 300_000,
  })
})

test('[MSG-003] only an outage warning cannot be closed by hand', () => {
  expect(isClosable({ type: 'outage_warning' })).toBe(false)
  for (const type of ['error', 'warning', 'success', 'info'] as const) expect(isClosable({ type })).toBe(true)
})
