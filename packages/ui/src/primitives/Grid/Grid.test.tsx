import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { page } from 'vitest/browser'
import { Grid } from './Grid.tsx'

test('the columns are equally wide and their number follows the width of the screen', async () => {
  const { container } = await renderUi(
    <Grid as="ul">
      {['a', 'bbbbbbbbbbbbbbbbbbbbbbbb', 'c', 'd'].map(text => (
        <li key={text}>{text}</li>
      ))}
    </Grid>,
  )
  const columns = () =>
    new Set(
      Array.from(container.querySelectorAll('li'), item => Math.round(item.getBoundingClientRect().left)),
    ).size
  const widths = new Set(
    Array.from(container.querySelectorAll('li'), item => Math.round(item.getBoundingClientRect().width)),
  )
  expect(widths.size).toBe(1)
  expect(columns()).toBe(3)
  await page.viewport(800, 600)
  expect(columns()).toBe(2)
  await page.viewport(360, 600)
  expect(columns()).toBe(1)
  await page.viewport(1280, 800)
})
