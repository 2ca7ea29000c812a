import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { page } from 'vitest/browser'
import { Container } from '../Container/Container.tsx'
import { Bleed } from './Bleed.tsx'

test('the content reaches both edges of a phone screen and the page does not scroll sideways', async () => {
  await page.viewport(360, 640)
  const { container } = await renderUi(
    <Container>
      <Bleed>
        <hr />
      </Bleed>
    </Container>,
  )
  document.body.style.margin = '0'
  const box = container.querySelector('hr')?.getBoundingClientRect()
  expect([box?.left, box?.right]).toEqual([0, document.documentElement.clientWidth])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await page.viewport(1280, 800)
})
