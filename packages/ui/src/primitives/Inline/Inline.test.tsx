import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Inline } from './Inline.tsx'

test('the children stand in a row and wrap where there is no room', async () => {
  const { container } = await renderUi(
    <Inline gap={2}>
      {Array.from({ length: 60 }, (_, index) => (
        <i key={index}>A word {index}</i>
      ))}
    </Inline>,
  )
  const [one, two, ...others] = Array.from(container.querySelectorAll('i'), box =>
    box.getBoundingClientRect(),
  )
  expect((two?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(8, 1)
  expect(others.at(-1)?.top).toBeGreaterThan(one?.bottom ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
