import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const path = 'packages/domain-models/src/tickets/kinds.test.ts'
const story = 'packages/ui/src/tickets/Ticket/Ticket.stories.tsx'
const groups = (text: string, at = path) => found({ [at]: text }, 'group-ids')
const routes = (text: string, at = 'apps/web/e2e/routes.spec.ts') => found({ [at]: text }, 'route-ids')

test.each([
  "describe('[TICKET-001] a ticket', run)",
  'describe(`[TICKET-001] a ${kind} ticket`, run)',
  "describe.skip('[TICKET-001] a ticket', run)",
  "describe.each(kinds)('[TICKET-001] %s', run)",
  "describe.each([['[TICKET-001] draw', 1]])('%s', run)",
  "test.describe('[TICKET-001] a ticket', run)",
  "test.describe.serial('[TICKET-001] a ticket', run)",
  "onEachEngine('[TICKET-001] a ticket', run)",
  "onPostgres('[TICKET-001] a ticket', run)",
])('finds an id in the title of a group: %s', text => {
  expect(groups(text)).toEqual([`group-ids ${path}:1 TICKET-001`])
})

test('finds each id in the title of a group', () => {
  expect(groups("\ndescribe('[TICKET-001] [TICKET-002] a ticket', run)")).toEqual([
    `group-ids ${path}:2 TICKET-001`,
    `group-ids ${path}:2 TICKET-002`,
  ])
})

test.each([
  "describe('a ticket', () => { test('[TICKET-001] is sold', run) })",
  "describe('a ticket', () => { test.each([['[TICKET-001] draw']])('%s', run) })",
  "test('[TICKET-001] is sold', run)",
  "describe('what is said of [TICKET-001]', run)",
])('accepts an id in the title of a test: %s', text => {
  expect(groups(text)).toEqual([])
})

test.each([
  "export const Sold = { name: '[TICKET-001] Sold' }",
  "export const Sold = { args: { title: '[TICKET-001] Sold' } }",
  "export default { title: '[TICKET-001] Tickets' }",
])('finds an id in a story: %s', text => {
  expect(groups(text, story)).toEqual([`group-ids ${story}:1 TICKET-001`])
})

test('finds two rows of the route table in the title of one test', () => {
  expect(routes("test('[HOME-001] [ROUTE-001] [ROUTE-002] opens', run)")).toEqual([
    'route-ids apps/web/e2e/routes.spec.ts:1 ROUTE-001, ROUTE-002 in one test',
  ])
  expect(routes('test(`[ROUTE-001] [ROUTE-002] ${path} opens`, run)')).toEqual([
    'route-ids apps/web/e2e/routes.spec.ts:1 ROUTE-001, ROUTE-002 in one test',
  ])
  expect(routes("const OPEN = [\n  ['[ROUTE-001] [ROUTE-002]', '/']\n]")).toEqual([
    'route-ids apps/web/e2e/routes.spec.ts:2 ROUTE-001, ROUTE-002 in one test',
  ])
})

test('accepts one row of the route table beside other ids', () => {
  expect(routes("test('[ROUTE-001] [HOME-001] [HOME-002] opens', run)")).toEqual([])
  expect(routes("test('[ROUTE-001] opens', run)\ntest('[ROUTE-002] opens', run)")).toEqual([])
})
