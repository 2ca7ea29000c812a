import { expect, test } from 'vitest'
import { createFairQueue, QueueFullError } from './fairQueue.ts'

/** Work that is done when it is told to be, and says when it began. */
const setUp = (options: { atOnce?: number; waitingEach?: number; waitingInAll?: number } = {}) => {
  const inTurn = createFairQueue({ atOnce: 1, waitingEach: 30, waitingInAll: 100, ...options })
  const began: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string) =>
    inTurn(name.charAt(0), async () => {
      began.push(name)
      await new Promise<void>(resolve => finish.set(name, resolve))
      return name
    })
  /** Finishes one after the other whatever has begun, until nothing more begins. */
  const finishAll = async (all: Promise<unknown>[]) => {
    const settled = Promise.allSettled(all)
    for (let at = 0; at < began.length; at += 1) {
      finish.get(began[at] ?? '')?.()
      await new Promise(resolve => setImmediate(resolve))
    }
    return settled
  }
  return { add, began, finish, finishAll }
}

test('serves a player with one piece of work after one piece of another who has twenty', async () => {
  const { add, began, finishAll } = setUp()
  const many = Array.from({ length: 20 }, (_, at) => add(`a${at}`))
  await finishAll([...many, add('b0'), add('c0'), add('b1')])
  expect(began.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3'])
  expect(began).toHaveLength(23)
})

test('runs one piece of a player at a time, and leaves the other places to others', async () => {
  const { add, began, finish, finishAll } = setUp({ atOnce: 2 })
  const all = [add('a0'), add('a1'), add('a2'), add('b0')]
  expect(began).toEqual(['a0', 'b0'])
  finish.get('b0')?.()
  await all[3]
  expect(began).toEqual(['a0', 'b0'])
  await finishAll(all)
  expect(began).toEqual(['a0', 'b0', 'a1', 'a2'])
})

test('refuses a player at once who has too much under way, and goes on with the rest', async () => {
  const { add, began, finishAll } = setUp({ waitingEach: 2 })
  const all = ['a0', 'a1', 'a2'].map(add)
  await expect(add('a3')).rejects.toBeInstanceOf(QueueFullError)
  const others = ['b0', 'b1'].map(add)
  await finishAll([...all, ...others])
  expect(began.toSorted()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1'])
})

test('makes room in a full queue for a player who has nothing in it', async () => {
  const { add, began, finishAll } = setUp({ waitingInAll: 3 })
  const all = ['a0', 'a1', 'a2', 'a3'].map(add)
  const late = add('b0')
  await expect(all[3]).rejects.toBeInstanceOf(QueueFullError)
  await finishAll([...all, late])
  expect(began).toContain('b0')
})

test('refuses where every place of a full queue is another player’s only one', async () => {
  const { add, finishAll } = setUp({ waitingInAll: 2 })
  const all = ['a0', 'b0', 'c0'].map(add)
  await expect(add('d0')).rejects.toBeInstanceOf(QueueFullError)
  expect(await finishAll(all)).toMatchObject(['a0', 'b0', 'c0'].map(value => ({ value })))
})

test('goes on after work that fails', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingEach: 1, waitingInAll: 9 })
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = inTurn('a', () => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
