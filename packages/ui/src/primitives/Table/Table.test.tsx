import { expect, test } from 'vitest'
import { useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import type { TableProps } from './Table.tsx'
import { Table } from './Table.tsx'
import { WholeTables } from './WholeTables.ts'

interface Movement {
  id: string
  what: string
  points: number
}

const movements = (props: Partial<TableProps<Movement>> = {}) => (
  <Table
    caption="Points"
    rowKey={row => row.id}
    rows={[
      { id: 'a', what: 'Ticket entry', points: 40 },
      { id: 'b', what: 'Coupon', points: -250 },
    ]}
    columns={[
      { id: 'what', title: 'Description', cell: row => row.what, isRowHeader: true },
      { id: 'points', title: 'Points', cell: row => row.points, align: 'end' },
    ]}
    {...props}
  />
)

test.each([360, 1280])('the table keeps its name, headers and cells at %i px', async width => {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, 700)
  const screen = await renderUi(movements())
  const table = screen.getByRole('table', { name: 'Points' })
  await expect.element(table.getByRole('columnheader', { name: 'Points' })).toBeInTheDocument()
  await expect.element(table.getByRole('rowheader', { name: 'Coupon' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: '-250' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(innerWidth, innerHeight)
})

test('a self-explanatory cell stands beside the name without its header on a narrow screen', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 700)
  const screen = await renderUi(
    movements({
      columns: [
        { id: 'on', title: 'On', cell: () => 'Monday' },
        { id: 'what', title: 'Description', cell: row => row.what, isRowHeader: true },
        { id: 'points', title: 'Points', cell: row => `${row.points} points`, isBesideName: true },
      ],
    }),
  )
  const box = (role: 'rowheader' | 'cell', name: string) =>
    screen.getByRole(role, { name }).first().element().getBoundingClientRect()
  const [name, points, day] = [box('rowheader', 'Coupon'), box('cell', '-250 points'), box('cell', 'Monday')]
  expect(points.top).toBe(name.top)
  expect(points.left).toBeGreaterThanOrEqual(name.right)
  expect(screen.getByRole('cell', { name: '-250 points' }).element().textContent).toBe('-250 points')
  expect(day.bottom).toBeGreaterThan(box('rowheader', 'Ticket entry').bottom)
  await page.viewport(innerWidth, innerHeight)
})

test('an empty table shows its message in place of rows', async () => {
  const screen = await renderUi(movements({ rows: [], empty: 'No movements yet' }))
  await expect.element(screen.getByRole('cell', { name: 'No movements yet' })).toBeVisible()
})

test('rows far below the screen skip layout on narrow screens but stay in the document', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 700)
  const rows = Array.from({ length: 95 }, (_, n) => ({ id: String(n), what: `Entry ${n}`, points: n }))
  const screen = await renderUi(movements({ rows }))
  const table = screen.getByRole('table').element()
  expect(table.querySelectorAll('tbody')).toHaveLength(19)
  expect(table.querySelectorAll('tbody tr')).toHaveLength(95)
  const isDrawn = (name: string) =>
    screen.getByText(name, { exact: true }).element().checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => [isDrawn('Entry 0'), isDrawn('Entry 94')]).toEqual([true, false])
  screen.getByText('Entry 94', { exact: true }).element().scrollIntoView()
  await expect.poll(() => isDrawn('Entry 94')).toBe(true)
  await page.viewport(innerWidth, innerHeight)
})

test('a short table far below a narrow screen has its height before it is scrolled to', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 700)
  const rows = Array.from({ length: 15 }, (_, n) => ({ id: String(n), what: `Entry ${n}`, points: n }))
  const screen = await renderUi(
    <>
      <div style={{ height: 5000 }} />
      {movements({ rows })}
    </>,
  )
  const heights = () =>
    [...screen.getByRole('table').element().querySelectorAll('tbody')].map(group => group.offsetHeight)
  const before = heights()
  screen.getByText('Entry 14', { exact: true }).element().scrollIntoView()
  await expect.element(screen.getByText('Entry 14', { exact: true })).toBeInViewport()
  expect(heights()).toEqual(before)
  await page.viewport(innerWidth, innerHeight)
})

const manyMovements = (of: string, length: number): Movement[] =>
  Array.from({ length }, (_, place) => ({ id: `${of}${place}`, what: `${of} ${place}`, points: place }))

/** Replaces a table's rows by a press and records the row names before and after each change. */
async function changesOf(before: Movement[], after: Movement[], isOver: (names: string[]) => boolean) {
  function Turned() {
    const [rows, setRows] = useState(before)
    return (
      <>
        <button onClick={() => setRows(after)}>Turn</button>
        {movements({ rows })}
      </>
    )
  }
  const screen = await renderUi(<Turned />)
  const table = screen.getByRole('table').element()
  const turn = screen.getByRole('button', { name: 'Turn' }).element()
  const names = () => [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  const changes = [names()]
  await new Promise<void>(resolve => {
    new MutationObserver((_, observer) => {
      changes.push(names())
      if (!isOver(names())) return
      observer.disconnect()
      resolve()
    }).observe(table, { childList: true, subtree: true })
    // Dispatched directly: the test driver would wait until React is idle.
    turn.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  return changes
}

test('a long table renders its rows incrementally until all are there', async () => {
  const rows = manyMovements('first', 100)
  const changes = await changesOf([], rows, names => names.length === 100)
  expect(changes.map(({ length }) => length)).toEqual([0, 5, 10, 15, 20, 40, 80, 100])
  expect(changes.at(-1)).toEqual(rows.map(({ what }) => what))
})

test('rows of another page replace the previous ones incrementally', async () => {
  const isTurned = (names: string[]) => names.length > 0 && names.every(name => name.startsWith('second'))
  const changes = await changesOf(manyMovements('first', 60), manyMovements('second', 60), isTurned)
  for (const names of changes) expect(names).toHaveLength(60)
  expect(changes.some(names => names[0] === 'second 0' && names[59] === 'first 59')).toBe(true)
})

test.each([2, 0])('a page of only %i rows removes the previous rows at once', async left => {
  const changes = await changesOf(
    manyMovements('first', 60),
    manyMovements('second', left),
    names => names.length <= 10,
  )
  expect(changes.map(({ length }) => length)).toEqual([60, left])
})

test('a page that returns to its scroll position has all rows at once', async () => {
  const rows = manyMovements('first', 100)
  const counts: number[] = []
  const Counted = () => {
    useLayoutEffect(() => void counts.push(document.querySelectorAll('tbody tr').length))
    return null
  }
  await renderUi(
    <WholeTables value>
      {movements({ rows })}
      <Counted />
    </WholeTables>,
  )
  expect(counts[0]).toBe(100)
})

test('the server renders all rows', () => {
  const html = renderToString(movements({ rows: manyMovements('first', 100) }))
  expect(html.match(/<th scope="row"/g)).toHaveLength(100)
})
