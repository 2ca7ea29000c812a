import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const path = 'packages/domain-models/src/tickets/kinds.test.ts'
const story = 'packages/ui/src/tickets/Ticket/Ticket.stories.tsx'
const groups = (text: string, at = path) => found({ [at]: text }, 'group-ids')

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
])('an id in the title of a group is found: %s', text => {
  expect(groups(text)).toEqual([`group-ids ${path}:1 TICKET-001`])
})

test('each id of the title of a group is found', () => {
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
])('an id in the title of a test is no breach: %s', text => {
  expect(groups(text)).toEqual([])
})

test.each([
  "export const Sold = { name: '[TICKET-001] Sold' }",
  "export const Sold = { args: { title: '[TICKET-001] Sold' } }",
  "export default { title: '[TICKET-001] Tickets' }",
])('an id in a story is found: %s', text => {
  expect(groups(text, story)).toEqual([`group-ids ${story}:1 TICKET-001`])
})
