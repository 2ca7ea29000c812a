import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Clock } from 'lucide'
import { Badge } from './Badge.tsx'

test('a badge is its text and its icon is decorative', async () => {
  const screen = await renderUi(<Badge icon={Clock}>Ends in 3 days</Badge>)
  await expect.element(screen.getByText('Ends in 3 days')).toBeInTheDocument()
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a badge does not overflow its container', async () => {
  const { container } = await renderUi(<Badge>{'endless'.repeat(80)}</Badge>)
  expect(container.querySelector('span')?.getBoundingClientRect().right).toBeLessThanOrEqual(
    window.innerWidth,
  )
})
