import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Checkbox } from './Checkbox.tsx'

function Remember() {
  const [isSelected, setIsSelected] = useState(false)
  return (
    <Checkbox name="remember" isSelected={isSelected} onChange={setIsSelected}>
      Remember me
    </Checkbox>
  )
}

test('a checkbox is toggled by its label and by Space', async () => {
  const screen = await renderUi(<Remember />)
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  await screen.getByText('Remember me').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('a partial selection is indeterminate', async () => {
  const screen = await renderUi(
    <Checkbox name="all" isSelected={false} isIndeterminate onChange={() => {}}>
      All
    </Checkbox>,
  )
  await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked()
})

test('the message describes the box', async () => {
  const screen = await renderUi(
    <Checkbox name="age" isSelected={false} onChange={() => {}} error="Confirm your age">
      I am 21 or older
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('Error: Confirm your age')
})

test('the box and its label together are high enough to touch', async () => {
  const screen = await renderUi(<Remember />)
  const label = screen.getByRole('checkbox').element().closest('label')
  expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
