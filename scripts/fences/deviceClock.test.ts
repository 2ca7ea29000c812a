import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'packages/flow-hooks/src/club/useNow.ts') =>
  found({ [path]: text }, 'device-clock')

test.each([
  ['new Date()', 'new Date()'],
  ['Date()', 'Date()'],
  ['Date.now()', 'Date.now'],
  ['[1].map(Date.now)', 'Date.now'],
])('finds %s', (expression, what) => {
  expect(about(`export const it = ${expression}`)).toEqual([
    `device-clock packages/flow-hooks/src/club/useNow.ts:1 ${what}`,
  ])
})

test.each([
  'packages/api-client/src/client/send.ts',
  'packages/ui/src/shell/Header/Header.tsx',
  'apps/web/app/history/history.route.tsx',
  'apps/lucky-lounge-embed/src/frame/openFrame.ts',
])('finds a read of the device’s clock in %s', path => {
  expect(about('export const it = Date.now()', path)).toEqual([`device-clock ${path}:1 Date.now`])
})

test.each([
  'packages/flow-hooks/src/club/browser/createBrowserClock.ts',
  'packages/flow-hooks/src/club/useNow.test.ts',
  'apps/server/src/kernel/clock/clock.ts',
])('leaves %s alone', path => {
  expect(about('export const it = Date.now()', path)).toEqual([])
})

test.each(['new Date(0)', 'new Date(text)', 'Date.parse(text)', 'performance.now()'])(
  'accepts %s',
  expression => {
    expect(about(`export const it = ${expression}`)).toEqual([])
  },
)
