import { expect, test } from 'vitest'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { createPlayerQueue, PlayerQueueFullError } from './playerQueue.ts'

/** Work that ends when `end` is called. */
const held = () => {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('work of one player runs in its order, one after the other, also after a failure', async () => {
  const queued = createPlayerQueue()
  const done: string[] = []
  const first = held()
  const running = [
    queued('a', () => first.work().then(() => done.push('first'))),
    queued('a', () => Promise.reject(new Error('second'))),
    queued('a', async () => done.push('third')),
  ]
  await queued('b', async () => done.push('of another player'))
  expect(done).toEqual(['of another player'])
  first.end()
  expect(reasonsOf(await Promise.allSettled(running))).toEqual([new Error('second')])
  expect(done).toEqual(['of another player', 'first', 'third'])
})

test('fifty wait, one more is refused, and there is room again afterwards', async () => {
  const queued = createPlayerQueue()
  const first = held()
  const running = [queued('a', first.work), ...Array.from({ length: 50 }, () => queued('a', async () => {}))]
  await expect(queued('a', async () => {})).rejects.toBeInstanceOf(PlayerQueueFullError)
  expect(await queued('b', async () => 'another')).toBe('another')
  first.end()
  await Promise.all(running)
  expect(await queued('a', async () => 'again')).toBe('again')
})
