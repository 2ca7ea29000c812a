import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, path = 'packages/ui/src/tickets/Ticket/Ticket.test.tsx') =>
  found({ [path]: text }, 'test-clock')

test.each([
  ['new Date()', 'new Date()'],
  ['Date.now()', 'Date.now'],
  ['[1].map(Date.now)', 'Date.now'],
  ['Date()', 'Date()'],
  ['new Date(Date.now() + DAY)', 'Date.now'],
])('finds %s', (expression, what) => {
  expect(about(`export const it = ${expression}`)).toEqual([
    `test-clock packages/ui/src/tickets/Ticket/Ticket.test.tsx:1 ${what}`,
  ])
})

test.each(['today', 'now'])('finds %s of the calendar’s library', name => {
  expect(
    about(`import { ${name} } from '@internationalized/date'\nexport const it = ${name}('UTC')`),
  ).toEqual([`test-clock packages/ui/src/tickets/Ticket/Ticket.test.tsx:2 ${name}()`])
})

test.each([
  'packages/ui/src/tickets/Ticket/Ticket.stories.tsx',
  'packages/domain-models/src/tickets/tickets.fixtures.ts',
  'packages/flow-hooks/src/testing/tickets.ts',
  'apps/server/test/tickets.ts',
  'apps/web/e2e/tickets.spec.ts',
  'scripts/testing/tickets.ts',
])('finds a read of the clock in %s', path => {
  expect(about('export const it = Date.now()', path)).toEqual([`test-clock ${path}:1 Date.now`])
})

test.each([
  "export const it = new Date('2025-03-01T18:00:00Z')",
  'export const it = new Date(0)',
  'export const it = clock.now()',
  'export const now = () => NOON\nexport const it = now()',
  'export const took = performance.now()',
  'export const it = Date.parse(text)',
])('accepts a moment that is written down or passed in: %s', text => {
  expect(about(text)).toEqual([])
})

test('leaves shipped code to other fences', () => {
  expect(about('export const it = Date.now()', 'apps/server/src/kernel/clock.ts')).toEqual([])
})

test('accepts tests of real time that the rule lists', () => {
  expect(about('export const it = Date.now()', 'apps/web/e2e/outage.spec.ts')).toEqual([])
})
