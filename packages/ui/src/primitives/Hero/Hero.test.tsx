import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Hero } from './Hero.tsx'

test.each(['medium', 'large'] as const)(
  'the text of a %s hero comes before its picture in reading order',
  async size => {
    const screen = await renderUi(
      <Hero size={size} picture={<img alt="The sun" src="data:," />}>
        <h1>Monsoon Cash</h1>
      </Hero>,
    )
    const heading = screen.getByRole('heading', { name: 'Monsoon Cash' }).element()
    const picture = screen.getByRole('img', { name: 'The sun' }).element()
    expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('a section is labelled by its heading', async () => {
  const screen = await renderUi(
    <Hero as="section" labelledBy="featured" picture={null}>
      <h2 id="featured">Monsoon Cash</h2>
    </Hero>,
  )
  await expect.element(screen.getByRole('region', { name: 'Monsoon Cash' })).toBeVisible()
})

test('the picture fills the height of the text and adds none', async () => {
  const screen = await renderUi(
    <Hero picture={<div style={{ height: '100%' }} data-testid="picture" />}>
      <p style={{ height: 900, flex: 'none' }}>Tall words</p>
    </Hero>,
  )
  const picture = screen.getByTestId('picture').element().getBoundingClientRect()
  const whole = screen.container.firstElementChild!.getBoundingClientRect()
  expect(whole.height).toBeGreaterThanOrEqual(900)
  expect(picture.height).toBeGreaterThan(0)
  expect(picture.bottom).toBeLessThanOrEqual(whole.bottom + 1)
})
