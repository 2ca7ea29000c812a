import { expect, test } from 'vitest'
import { createFairQueue, QueueFullError } from './fairQueue.ts'

/** A task that finishes when the test says so, and records when it began. */
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
  /** Finishes running tasks one after the other, until no more begin. */
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

test('serves a player with one task right after one task of another player who has twenty', async () => {
  const { add, began, finishAll } = setUp()
  const many = Array.from({ length: 20 }, (_, at) => add(`a${at}`))
  await finishAll([...many, add('b0'), add('c0'), add('b1')])
  expect(began.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3'])
  expect(began).toHaveLength(23)
})

test('runs one task of a player at a time, and leaves the other slots to other players', async () => {
  const { add, began, finish, finishAll } = setUp({ atOnce: 2 })
  const all = [add('a0'), add('a1'), add('a2'), add('b0')]
  expect(began).toEqual(['a0', 'b0'])
  finish.get('b0')?.()
  await all[3]
  expect(began).toEqual(['a0', 'b0'])
  await finishAll(all)
  expect(began).toEqual(['a0', 'b0', 'a1', 'a2'])
})

test('refuses a player with too many waiting tasks at once, and continues with the others', async () => {
  const { add, began, finishAll } = setUp({ waitingEach: 2 })
  const all = ['a0', 'a1', 'a2'].map(add)
  await expect(add('a3')).rejects.toBeInstanceOf(QueueFullError)
  const others = ['b0', 'b1'].map(add)
  await finishAll([...all, ...others])
  expect(began.toSorted()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1'])
})

test('makes room in a full queue for a player who has no task in it', async () => {
  const { add, began, finishAll } = setUp({ waitingInAll: 3 })
  const all = ['a0', 'a1', 'a2', 'a3'].map(add)
  const late = add('b0')
  await expect(all[3]).rejects.toBeInstanceOf(QueueFullError)
  await finishAll([...all, late])
  expect(began).toContain('b0')
})

test('refuses a task when every task in a full queue is the only one of its player', async () => {
  const { add, finishAll } = setUp({ waitingInAll: 2 })
  const all = ['a0', 'b0', 'c0'].map(add)
  await expect(add('d0')).rejects.toBeInstanceOf(QueueFullError)
  expect(await finishAll(all)).toMatchObject(['a0', 'b0', 'c0'].map(value => ({ value })))
})

test('continues after a task fails', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waitingEach: 1, waitingInAll: 9 })
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = inTurn('a', () => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
