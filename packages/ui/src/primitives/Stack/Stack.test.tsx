import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Stack } from './Stack.tsx'

const boxes = (container: Element) =>
  Array.from(container.querySelectorAll('i'), box => box.getBoundingClientRect())

test('the children stand in a column with equal space between them', async () => {
  const { container } = await renderUi(
    <Stack gap={6}>
      <i>1</i>
      <i>2</i>
      <i>3</i>
    </Stack>,
  )
  const [one, two, three] = boxes(container)
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(24)
  expect((three?.top ?? 0) - (two?.bottom ?? 0)).toBe(24)
})

test('the space can differ by breakpoint', async () => {
  const { container } = await renderUi(
    <Stack gap={{ mobile: 1, desktop: 10 }}>
      <i>1</i>
      <i>2</i>
    </Stack>,
  )
  const [one, two] = boxes(container)
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(40)
})

test('a list keeps its role for screen readers', async () => {
  const screen = await renderUi(
    <Stack as="ul">
      <li>Earn</li>
    </Stack>,
  )
  await expect.element(screen.getByRole('list')).toBeInTheDocument()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Earn')
})
