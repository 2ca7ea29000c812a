import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Meter } from './Meter.tsx'

test('a meter has its reading as text', async () => {
  const screen = await renderUi(<Meter label="Password strength" value={2} max={3} valueText="Medium" />)
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  await expect.element(meter).toHaveAttribute('aria-valuenow', '2')
  await expect.element(meter).toHaveAttribute('aria-valuemax', '3')
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Medium')
  await expect.element(screen.getByText('Medium')).toBeInTheDocument()
})

test('the meter fills as many steps as are reached', async () => {
  const screen = await renderUi(<Meter label="Password strength" value={2} max={3} valueText="Medium" />)
  const fills = Array.from(
    screen.getByRole('meter').element().children,
    step => getComputedStyle(step).backgroundColor,
  )
  expect(fills.filter(fill => fill !== 'rgba(0, 0, 0, 0)')).toHaveLength(2)
})
