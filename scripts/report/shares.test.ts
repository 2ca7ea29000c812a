import { expect, test } from 'vitest'
import { duration, shares } from './shares.ts'

const task = (taskId: string, seconds: number) => ({ taskId, task: taskId.split('#')[1] ?? '', seconds })

test('shares state what part of all tasks each kind took, the largest first', () => {
  const run = [
    task('@players-club/ui#test', 20),
    task('@players-club/server#test', 50),
    task('@players-club/flow-hooks#test', 10),
    task('@players-club/ui#typecheck', 15),
    task('//#lint', 5),
  ]
  expect(shares(run)).toEqual([
    { kind: 'server tests', seconds: 50, percent: 50 },
    { kind: 'unit and page tests', seconds: 30, percent: 30 },
    { kind: 'type checks', seconds: 15, percent: 15 },
    { kind: 'format, lint and fences', seconds: 5, percent: 5 },
  ])
})

test('shares leave out what was taken from the cache', () => {
  expect(shares([task('@players-club/ui#test', 0), task('//#lint', 4)])).toEqual([
    { kind: 'format, lint and fences', seconds: 4, percent: 100 },
  ])
  expect(shares([])).toEqual([])
})

test('a duration is shown in minutes and seconds', () => {
  expect(duration(4.4)).toBe('4 s')
  expect(duration(60)).toBe('1 min 0 s')
  expect(duration(863.2)).toBe('14 min 23 s')
  expect(duration(119.7)).toBe('2 min 0 s')
})
