import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketLayout } from './TicketLayout.tsx'

test.each([
  [360, ['head', 'ticket', 'rest']],
  [800, ['head', 'rest']],
  [1280, ['head', 'rest']],
] as const)('the layout at %d px stacks %j vertically', async (width, below) => {
  await page.viewport(width, 800)
  const screen = await renderUi(
    <TicketLayout head={<p>head</p>} ticket={<p style={{ height: '400px' }}>ticket</p>}>
      <p>rest</p>
    </TicketLayout>,
  )
  const box = (text: string) => screen.getByText(text).element().getBoundingClientRect()
  for (const [index, text] of below.slice(1).entries())
    expect(box(text).top).toBeGreaterThanOrEqual(box(below[index] ?? '').bottom)
  const isBeside = box('ticket').left >= box('head').right
  expect(isBeside).toBe(width > 360)
  expect(box('rest').right > box('ticket').left).toBe(width === 360)
  // The content starts beside the ticket, however high the ticket is.
  expect(box('rest').top < box('ticket').bottom).toBe(width > 360)
  await page.viewport(1280, 800)
})
