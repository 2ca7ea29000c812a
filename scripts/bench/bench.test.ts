import { expect, test } from 'vitest'
import { isReached, type Figure } from './figures.ts'
import { slowestStep } from './filtering.ts'
import { longestTaskIn } from './longestTask.ts'
import { chooseParts } from './parts.ts'
import { slowdownFrom } from './phone.ts'
import { processorMs } from './processor.ts'
import { ratioOfProcessorTimes, shareOfSpeed } from './speed.ts'
import { withoutScripts } from './staticTwin.ts'
import { interleave, leastMedian, median, percentile } from './statistics.ts'

test('computes medians and percentiles of values in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect(percentile(hundred, 0.99)).toBe(100)
  expect(percentile(hundred, 0.5)).toBe(51)
})

test('reports a slowdown only by its certain lower bound', () => {
  const rounds = (share: number) =>
    Array.from({ length: 60 }, (_, round) => share + ((round * 37) % 60) / 600 - 0.05)
  expect(leastMedian(rounds(1))).toBeLessThanOrEqual(1)
  expect(leastMedian(rounds(1))).toBeGreaterThan(0.97)
  expect(leastMedian(rounds(1.05))).toBeGreaterThan(1)
  expect(leastMedian([1])).toBe(1)
})

test('measures both sides in turn, drops the warm-up round and alternates which side goes first', async () => {
  const order: string[] = []
  const side = (name: string) => () => {
    order.push(name)
    return Promise.resolve(order.length)
  }
  const rounds = await interleave(2, { ours: side('ours'), yardstick: side('bare') })
  expect(order).toEqual(['bare', 'ours', 'ours', 'bare', 'bare', 'ours'])
  expect(rounds).toEqual([
    { ours: 3, yardstick: 4 },
    { ours: 6, yardstick: 5 },
  ])
})

test('computes a figure as the median of the shares of its rounds', () => {
  const burst = (perSecond: number) => ({ perSecond, latencies: [] })
  const rounds = [
    { ours: burst(50), yardstick: burst(100) },
    { ours: burst(90), yardstick: burst(100) },
    { ours: burst(8), yardstick: burst(10) },
  ]
  expect(shareOfSpeed('rowRead', rounds)).toMatchObject({ value: 0.8, rounds: [0.5, 0.9, 0.8] })
})

test('measures the processor time of this process on Linux and reports none elsewhere', () => {
  const before = processorMs()
  expect(before === undefined).toBe(process.platform !== 'linux')
  if (before === undefined) return
  const begun = process.cpuUsage()
  for (let used = { user: 0, system: 0 }; used.user + used.system < 50_000;) used = process.cpuUsage(begun)
  expect((processorMs() ?? 0) - before).toBeGreaterThan(40)
})

test('compares processor times round by round where the system reports them', () => {
  const burst = (processorMs?: number) => ({ perSecond: 1, latencies: [], processorMs })
  expect(ratioOfProcessorTimes('rowReadProcessor', [{ ours: burst(3), yardstick: burst(2) }])).toMatchObject([
    { value: 1.5 },
  ])
  expect(ratioOfProcessorTimes('rowReadProcessor', [{ ours: burst(), yardstick: burst() }])).toEqual([])
})

test('treats a goal as a minimum or a maximum', () => {
  const figure: Figure = { name: '', yardstick: '', goal: 1, better: 'more', unit: 'ratio' }
  expect([0.9, 1, 1.1].map(value => isReached(figure, value))).toEqual([false, true, true])
  expect([0.9, 1, 1.1].map(value => isReached({ ...figure, better: 'less' }, value))).toEqual([
    true,
    true,
    false,
  ])
})

test('removes the scripts of a page and keeps its styles for the static twin', () => {
  const html = `<link rel="modulepreload" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/><p>Hello</p><script nonce="x">1</script>`
  expect(withoutScripts(html)).toBe(
    `<link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/><p>Hello</p>`,
  )
})

test('accepts chosen parts and reports an unknown one', () => {
  expect(chooseParts(['--only', 'read,coupon'])).toEqual({
    names: ['read', 'coupon'],
    waitsForDisk: true,
  })
  expect(chooseParts(['--only', 'values'])).toMatchObject({
    names: expect.arrayContaining(['conversion', 'orderSettlement']),
  })
  expect(chooseParts(['--no-disk', '--only', 'read'])).toEqual({ names: ['read'], waitsForDisk: false })
  expect(chooseParts(['--only', 'everything'])).toEqual({
    problem: expect.stringContaining('a part is one of cards, serverCards, dialogs'),
  })
  expect(chooseParts(['coupon'])).toHaveProperty('problem')
})

test('takes the longest task of the page’s main thread, by processor time', () => {
  const named = (tid: number, name: string) => ({ name: 'thread_name', pid: 1, tid, args: { name } })
  const task = (tid: number, tdur: number) => ({ name: 'RunTask', pid: 1, tid, dur: 90_000, tdur })
  const threads = [named(1, 'CrRendererMain'), named(2, 'Compositor')]
  expect(longestTaskIn([...threads, task(1, 9_000), task(1, 12_000), task(2, 40_000)])).toBe(12)
  expect(() => longestTaskIn([...threads, task(2, 40_000)])).toThrow('reported nothing')
})

test('picks the step that is slowest in most visits as the slowest step', () => {
  const visits = [
    { choosing: 40, turning: 30 },
    { choosing: 41, turning: 90 },
    { choosing: 42, turning: 31 },
  ]
  expect(slowestStep(visits)).toEqual(['choosing', [40, 41, 42]])
})

test('slows a page down to a cheap phone by the median of all tries but the first, and never speeds it up', () => {
  expect(slowdownFrom([9_000, 528, 792, 800])).toBe(3)
  expect(slowdownFrom([528, 100, 100])).toBe(1)
})
