import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Switch } from './Switch.tsx'

function News() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Switch name="news" isOn={isOn} onChange={setIsOn}>
      News by email
    </Switch>
  )
}

test('a switch is toggled by its label and by Space', async () => {
  const screen = await renderUi(<News />)
  const control = screen.getByRole('switch', { name: 'News by email' })
  await expect.element(control).not.toBeChecked()
  await screen.getByText('News by email').click()
  await expect.element(control).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
})

test('a controlled switch does not change until its prop does', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(
    <Switch name="news" isOn={false} onChange={onChange}>
      News
    </Switch>,
  )
  await screen.getByRole('switch').click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
})

test('the switch and its label together are high enough to touch', async () => {
  const screen = await renderUi(<News />)
  const row = screen.getByRole('switch').element().closest('label')
  expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
