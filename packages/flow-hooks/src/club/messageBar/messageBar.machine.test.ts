import { describe, expect, test } from 'vitest'
import { MESSAGE_TIMEOUTS, type Message } from '@players-club/domain-models'
import { createTestClock } from '../../testing/index.ts'
import { createMessageBar } from './createMessageBar.ts'

function bar(pathname = '/') {
  const clock = createTestClock()
  const place = { pathname, search: '', state: null }
  const messages = createMessageBar(clock, { location: () => place })
  const shown = () => {
    const state = messages.getState()
    return state.at === 'empty' ? null : state.message
  }
  return { clock, messages, shown }
}

test('[MSG-001] a message without a type is an error, with its key, params and time-out', () => {
  const { messages, shown } = bar()
  messages.raise({ key: 'error.uaaAuthentication.warning', params: { remainingAttempts: 2 }, timeout: 3000 })
  expect(shown()).toMatchObject({
    type: 'error',
    key: 'error.uaaAuthentication.warning',
    params: { remainingAttempts: 2 },
    timeout: 3000,
  })
})

describe('an error or outage warning', () => {
  test.each([
    ['error', MESSAGE_TIMEOUTS.medium],
    ['outage_warning', 30_000],
  ] as const)('[MSG-002] closes by itself: %s', async (type, ms) => {
    const { clock, messages, shown } = bar()
    messages.raise({ type, text: 'words' })
    await clock.advance(ms - 1)
    expect(shown()).not.toBeNull()
    await clock.advance(1)
    expect(shown()).toBeNull()
  })
})

test.each<Message['type']>(['success', 'info', 'warning'])(
  'a %s without a time-out stays until it is closed or its page is left',
  async type => {
    const { clock, messages, shown } = bar('/settings')
    messages.raise({ type, text: 'words' })
    await clock.advance(3_600_000)
    messages.routeChanged('/settings')
    expect(shown()).not.toBeNull()
    messages.routeChanged('/')
    expect(shown()).toBeNull()
    messages.raise({ type, text: 'words' })
    messages.close()
    expect(shown()).toBeNull()
  },
)

test('[MSG-003] an outage warning cannot be closed by hand', () => {
  const { messages, shown } = bar()
  messages.raise({ text: 'words' })
  expect(shown()).toMatchObject({ isClosable: true })
  messages.close()
  expect(shown()).toBeNull()
  messages.raise({ type: 'outage_warning', text: 'words' })
  messages.close()
  expect(shown()).toMatchObject({ isClosable: false })
})

test.each([3000, 5000, 10_000, 20_000] as const)(
  '[MSG-004] [MSG-005] a time-out of %i ms, such as the 20 s after activation, is kept by every type',
  async timeout => {
    const { clock, messages, shown } = bar()
    messages.raise({ type: 'success', text: 'words', timeout })
    await clock.advance(timeout - 1000)
    messages.routeChanged('/elsewhere')
    expect(shown()).not.toBeNull()
    await clock.advance(1000)
    expect(shown()).toBeNull()
  },
)

test('a new message replaces the old one, whose timer does not close it', async () => {
  const { clock, messages, shown } = bar()
  messages.raise({ text: 'first' })
  await clock.advance(4000)
  messages.raise({ text: 'first' })
  const again = shown()
  expect(again?.id).toBe(2)
  await clock.advance(4000)
  expect(shown()).toBe(again)
  await clock.advance(1000)
  expect(shown()).toBeNull()
})

test('the timer pauses while the message is hovered or focused', async () => {
  const { clock, messages, shown } = bar()
  messages.raise({ text: 'words' })
  await clock.advance(4000)
  messages.pause('hover')
  messages.pause('focus')
  messages.resume('hover')
  await clock.advance(60_000)
  expect(shown()).not.toBeNull()
  messages.resume('focus')
  await clock.advance(999)
  expect(shown()).not.toBeNull()
  await clock.advance(1)
  expect(shown()).toBeNull()
})

test.each([
  ['one with a time', 3000],
  ['one without', undefined],
] as const)(
  '[MSG-002] a message that replaces %s under pointer or focus waits with its full time-out',
  async (_, timeout) => {
    const { clock, messages, shown } = bar()
    messages.raise({ type: 'info', text: 'first', timeout })
    messages.pause('hover')
    messages.pause('focus')
    messages.raise({ text: 'second', timeout: 3000 })
    await clock.advance(60_000)
    expect(shown()).toMatchObject({ text: 'second' })
    messages.resume('hover')
    await clock.advance(60_000)
    expect(shown()).toMatchObject({ text: 'second' })
    messages.resume('focus')
    await clock.advance(2999)
    expect(shown()).toMatchObject({ text: 'second' })
    await clock.advance(1)
    expect(shown()).toBeNull()
  },
)

test('a message without a time-out still has none after it was hovered', async () => {
  const { clock, messages, shown } = bar('/settings')
  messages.raise({ type: 'success', text: 'words' })
  messages.pause('hover')
  messages.resume('hover')
  await clock.advance(3_600_000)
  expect(shown()).not.toBeNull()
  messages.pause('hover')
  messages.routeChanged('/')
  expect(shown()).toBeNull()
})

describe('an outage warning and another message', () => {
  const OUTAGE = { type: 'outage_warning', text: 'outage' } as const

  test('[OUTAGE-006] [MSG-002] are shown one after the other, the warning with its full time-out', async () => {
    const { clock, messages, shown } = bar()
    messages.raise({ type: 'success', text: 'words', timeout: 20_000 })
    messages.raise(OUTAGE)
    await clock.advance(19_999)
    expect(shown()).toMatchObject({ text: 'words' })
    await clock.advance(1)
    expect(shown()).toMatchObject({ text: 'outage' })
    await clock.advance(29_999)
    expect(shown()).toMatchObject({ text: 'outage' })
    await clock.advance(1)
    expect(shown()).toBeNull()
  })

  test('[OUTAGE-006] [MSG-002] are shown one after the other, the warning again with its remaining time', async () => {
    const { clock, messages, shown } = bar()
    messages.raise(OUTAGE)
    await clock.advance(10_000)
    messages.raise({ text: 'first' })
    await clock.advance(1000)
    messages.raise({ text: 'second' })
    await clock.advance(4999)
    expect(shown()).toMatchObject({ text: 'second' })
    await clock.advance(1)
    expect(shown()).toMatchObject({ text: 'outage' })
    await clock.advance(19_999)
    expect(shown()).toMatchObject({ text: 'outage' })
    await clock.advance(1)
    expect(shown()).toBeNull()
  })

  test('[OUTAGE-006] [MSG-002] swap when the other is closed by hand, and the warning waits under the pointer', async () => {
    const { clock, messages, shown } = bar()
    messages.raise({ type: 'info', text: 'words' })
    messages.raise(OUTAGE)
    messages.pause('hover')
    messages.close()
    await clock.advance(60_000)
    expect(shown()).toMatchObject({ text: 'outage' })
    messages.resume('hover')
    await clock.advance(30_000)
    expect(shown()).toBeNull()
  })

  test('[OUTAGE-006] [MSG-002] are reduced to one when the warning is withdrawn while it waits', async () => {
    const { clock, messages, shown } = bar()
    messages.raise({ text: 'words' })
    messages.withdraw(messages.raise(OUTAGE))
    expect(shown()).toMatchObject({ text: 'words' })
    await clock.advance(5000)
    expect(shown()).toBeNull()
  })
})

test('a message is withdrawn by its id, and another one of its type stays', () => {
  const { messages, shown } = bar()
  const first = messages.raise({ type: 'info', text: 'first' })
  const second = messages.raise({ type: 'info', text: 'second' })
  messages.withdraw(first)
  expect(shown()).toMatchObject({ id: second, text: 'second' })
  messages.withdraw(second)
  expect(shown()).toBeNull()
})

test('a player’s messages are cleared for the next player, and an outage is shown to everybody', () => {
  const { messages, shown } = bar()
  messages.raise({ type: 'success', text: 'words' })
  messages.sessionChanged()
  expect(shown()).toBeNull()
  messages.raise({ type: 'outage_warning', text: 'words' })
  messages.sessionChanged()
  expect(shown()).not.toBeNull()
})
