import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Ticket } from 'lucide'
import { Icon } from './Icon.tsx'

test('an icon is decorative unless it has a label', async () => {
  const screen = await renderUi(
    <>
      <Icon icon={Ticket} />
      <Icon icon={Ticket} label="Ticket" />
    </>,
  )
  expect(screen.container.querySelectorAll('[role="img"]')).toHaveLength(1)
  await expect.element(screen.getByRole('img', { name: 'Ticket' })).toBeInTheDocument()
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
