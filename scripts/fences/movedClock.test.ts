import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'apps/web/e2e/store.spec.ts') => found({ [path]: text }, 'moved-clock')

test.each([
  ["await world.postToSandbox('/clock', { advanceMs: 1 })", '/clock'],
  ['await request.post(`${world.sandboxUrl}/clock`, { data: {} })', '/clock'],
])('finds a test that moves the clock by its address: %s', (call, what) => {
  expect(about(`export const it = async () => { ${call} }`)).toEqual([
    `moved-clock apps/web/e2e/store.spec.ts:1 ${what}`,
  ])
})

test.each([
  'await advanceClock(HOUR)',
  'await fetch(`${world.sandboxUrl}/clock.json`)',
  "await world.postToSandbox('/flags', {})",
])('accepts %s', call => {
  expect(about(`export const it = async () => { ${call} }`)).toEqual([])
})

test('accepts the fixture itself', () => {
  expect(about("export const path = '/clock'", 'scripts/testing/world.ts')).toEqual([])
})
