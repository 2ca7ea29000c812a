import { expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const view = 'packages/ui/src/tickets/TicketView/TicketView.tsx'
const about = (jsx: string) => found({ [view]: `export const it = (isNew: boolean) => ${jsx}` }, 'texts')

test.each([
  '<p>Your ticket</p>',
  "<p>{'Your ticket'}</p>",
  "<p>{isNew ? 'Your ticket' : null}</p>",
  '<button aria-label="Your ticket" />',
  '<Field hint="Your ticket" />',
  "<ErrorSummary message={isNew && 'Your ticket'} />",
  "<RadioGroup options={[{ value: 'a', label: 'Your ticket' }]} />",
])('finds the words of %s', jsx => {
  expect(about(jsx)).toEqual([`texts ${view}:1 "Your ticket"`])
})

test.each([
  "<p>{translate('tickets.title')}</p>",
  '<p>– 3 × {count}</p>',
  '<Button size="small" href="/history" />',
  "<RadioGroup options={[{ value: 'a', label: translate('tickets.a') }]} />",
])('accepts %s', jsx => {
  expect(about(jsx)).toEqual([])
})

test('finds the title of a page that is no key', () => {
  const route = 'apps/web/app/tickets/ticket.route.tsx'
  expect(found({ [route]: "export const meta = () => [{ title: 'Your ticket' }]" }, 'texts')).toEqual([
    `texts ${route}:1 "Your ticket"`,
  ])
})
