import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchPerTick } from './batchPerTick.ts'

test('sends all questions of one tick at once, and gives each caller its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = batchPerTick(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map(number => number * 2)
  })
  const first = [double(1), double(2)]
  await nextTurn()
  expect(await Promise.all([...first, double(3)])).toEqual([2, 4, 6])
  expect(asked).toEqual([[1, 2], [3]])
})

test('rejects every caller of a failed batch, and serves the next batch', async () => {
  let failures = 1
  const ask = batchPerTick(async (questions: readonly string[]) => {
    if (failures-- > 0) throw new Error('gone')
    return questions
  })
  const outcomes = await Promise.allSettled([ask('a'), ask('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('c')).toBe('c')
})

test('settles each answer on its own, and rejects only the caller whose answer failed', async () => {
  let finish = (_answer: string) => {}
  const ask = batchPerTick(async (questions: readonly string[]) =>
    questions.map(each => {
      if (each === 'wrong') return Promise.reject(new Error('refused'))
      return each === 'long' ? new Promise<string>(resolve => (finish = resolve)) : each
    }),
  )
  const [short, long, wrong] = [ask('short'), ask('long'), ask('wrong')]
  expect(await short).toBe('short')
  await expect(wrong).rejects.toThrow('refused')
  finish('done')
  expect(await long).toBe('done')
})

test('rejects a caller whose answer is missing', async () => {
  const ask = batchPerTick(async (questions: readonly string[]) => questions.slice(1))
  const outcomes = await Promise.allSettled([ask('a'), ask('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
