import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PunchMarks } from './PunchMarks.tsx'

test.each([
  ['en', '3 of 5'],
  ['es', '3 de 5'],
] as const)('the marks are read as a count in %s', async (locale, name) => {
  const screen = await renderUi(<PunchMarks done={3} total={5} />, locale)
  await expect.element(screen.getByRole('img', { name })).toBeInTheDocument()
})

test('the marks show all steps and fill the done ones', async () => {
  const screen = await renderUi(<PunchMarks done={3} total={5} />)
  const fills = Array.from(
    screen.getByRole('img', { name: '3 of 5' }).element().children,
    mark => getComputedStyle(mark).backgroundColor,
  )
  expect(fills).toHaveLength(5)
  expect(fills.filter(fill => fill !== 'rgba(0, 0, 0, 0)')).toHaveLength(3)
})
