import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Bleed } from '../Bleed/Bleed.tsx'
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

test('the container can be the main landmark', async () => {
  const screen = await renderUi(<Container as="main">Home</Container>)
  await expect.element(screen.getByRole('main')).toHaveTextContent('Home')
})

test('a bleed removes the side margins', async () => {
  const { container } = await renderUi(
    <Container width="form">
      <Bleed>
        <hr />
      </Bleed>
    </Container>,
  )
  const outer = container.querySelector('div')?.firstElementChild?.parentElement?.getBoundingClientRect()
  expect(container.querySelector('hr')?.getBoundingClientRect().width).toBe(outer?.width)
})
