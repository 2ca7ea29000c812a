import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Text } from './Text.tsx'

test('a paragraph is at most 68 characters wide', async () => {
  const { container } = await renderUi(<Text>{'word '.repeat(200)}</Text>)
  const ruler = document.createElement('span')
  ruler.style.cssText = 'position:absolute;width:68ch'
  container.querySelector('p')?.append(ruler)
  expect(container.querySelector('p')?.getBoundingClientRect().width).toBeLessThanOrEqual(
    ruler.offsetWidth + 1,
  )
})

test('tabular numbers are equally wide', async () => {
  const { container } = await renderUi(
    <>
      <Text as="span" isNumeric>
        1,111
      </Text>
      <Text as="span" isNumeric>
        8,888
      </Text>
    </>,
  )
  const [one, two] = Array.from(
    container.querySelectorAll('span'),
    text => text.getBoundingClientRect().width,
  )
  expect(one).toBeCloseTo(two ?? 0, 1)
})

test('a time has its machine-readable form', async () => {
  const { container } = await renderUi(
    <Text as="time" dateTime="2026-12-01">
      December 1, 2026
    </Text>,
  )
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-01')
})
