import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test('the progress bar has its label as name and its value as text', async () => {
  const screen = await renderUi(
    <ProgressBar label="Monsoon season" value={3} max={5} valueText="3 of 5 games" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Monsoon season' })
  await expect.element(bar).toHaveAttribute('value', '3')
  await expect.element(bar).toHaveAttribute('max', '5')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 5 games')
})

test('indeterminate progress has no value', async () => {
  const screen = await renderUi(<ProgressBar label="Uploading your photo" />)
  expect(screen.getByRole('progressbar').element().matches(':indeterminate')).toBe(true)
})

test('the bar is drawn without a style attribute, which the content security policy forbids', async () => {
  const { container } = await renderUi(<ProgressBar label="Monsoon season" value={60} />)
  expect(container.querySelector('[style]')).toBeNull()
})
