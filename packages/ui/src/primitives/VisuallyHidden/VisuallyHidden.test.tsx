import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('the text is read by screen readers and takes no space', async () => {
  const screen = await renderUi(
    <button>
      25,000 <VisuallyHidden>points</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: '25,000 points' })).toBeInTheDocument()
  const box = screen.getByText('points').element().getBoundingClientRect()
  expect(box.width * box.height).toBeLessThanOrEqual(1)
})
