import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Container } from './Container.tsx'

test('the content is at most 1200 px wide and centred', async () => {
  const { container } = await renderUi(
    <Container>
      <hr />
    </Container>,
  )
  const box = container.querySelector('hr')?.getBoundingClientRect()
  expect(box?.width).toBeLessThanOrEqual(1200)
  expect(box?.left).toBeCloseTo(document.documentElement.clientWidth - (box?.right ?? 0), 0)
})
