import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Card } from './Card.tsx'

test('a card renders the element that it is given', async () => {
  const screen = await renderUi(<Card as="article">Your limits</Card>)
  await expect.element(screen.getByRole('article')).toHaveTextContent('Your limits')
})

test('a panel sets its own text and focus colour', async () => {
  const screen = await renderUi(
    <>
      <Card as="article">Plain</Card>
      <Card as="article" panel="dusk">
        Panel
      </Card>
    </>,
  )
  const [plain, panel] = screen
    .getByRole('article')
    .elements()
    .map(card => getComputedStyle(card))
  expect(panel?.color).not.toBe(plain?.color)
  expect(panel?.getPropertyValue('--pc-focus-ring')).not.toBe(plain?.getPropertyValue('--pc-focus-ring'))
})
