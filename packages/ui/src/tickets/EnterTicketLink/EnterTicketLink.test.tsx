import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { EnterTicketLink } from './EnterTicketLink.tsx'

test('[PROMO-004] [GAMES-007] a press opens ticket entry with the way back, and a press with a modifier key is left to the browser', async () => {
  const onEnter = vi.fn()
  const screen = await renderUi(<EnterTicketLink onEnter={onEnter} />)
  const link = screen.getByRole('link', { name: 'Enter Ticket' })
  await expect.element(link).toHaveAttribute('href', '/ticket-entry')
  await link.click()
  expect(onEnter).toHaveBeenCalledOnce()
  const stayed = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', stayed, { once: true })
  await link.click({ modifiers: ['Control'] })
  expect(stayed).toHaveBeenCalledOnce()
  expect(onEnter).toHaveBeenCalledOnce()
})
