import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Ticket } from 'lucide'
import { Icon } from './Icon.tsx'

test('an icon is hidden from assistive technology', async () => {
  const screen = await renderUi(<Icon icon={Ticket} />)
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
