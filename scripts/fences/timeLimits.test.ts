import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'apps/web/test/page.test.tsx') => found({ [path]: text }, 'time-limits')

test.each([
  ['beforeAll(start, 60_000)', 'beforeAll(… 60_000)'],
  ['test("is quick", () => {}, 5000)', 'test(… 5000)'],
  ['test("is quick", { timeout: 5000 }, () => {})', 'test(… 5000)'],
  ['test.setTimeout(90_000)', 'test.setTimeout(… 90_000)'],
])('finds the number in %s', (call, what) => {
  expect(about(call)).toEqual([`time-limits apps/web/test/page.test.tsx:1 ${what}`])
})

test.each([
  'beforeAll(start)',
  'beforeAll(start, 5 * limits.hook)',
  'test.setTimeout(limits.test)',
  'setTimeout(go, 10)',
])('accepts %s', call => {
  expect(about(call)).toEqual([])
})
