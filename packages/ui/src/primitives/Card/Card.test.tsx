import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Card } from './Card.tsx'

test('a card is what it is said to be', async () => {
  const screen = await renderUi(<Card as="article">Your limits</Card>)
  await expect.element(screen.getByRole('article')).toHaveTextContent('Your limits')
})

test('a panel brings its own text and focus colour', async () => {
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
