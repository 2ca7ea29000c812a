import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Form } from '../Form/Form.tsx'
import type { RadioGroupProps } from './RadioGroup.tsx'
import { RadioGroup } from './RadioGroup.tsx'

type Channel = 'email' | 'text'
const options = [
  { value: 'email', label: 'Email', hint: 'Once a week' },
  { value: 'text', label: 'Text message' },
] as const

function Choice(props: Partial<RadioGroupProps<Channel>>) {
  const [value, setValue] = useState<Channel | null>(null)
  return (
    <RadioGroup
      {...props}
      label="Channel"
      name="channel"
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

test('an option is selected by its label and by arrow keys', async () => {
  const screen = await renderUi(<Choice />)
  const email = screen.getByRole('radio', { name: 'Email' })
  const text = screen.getByRole('radio', { name: 'Text message' })
  await expect.element(email).not.toBeChecked()
  await screen.getByText('Email').click()
  await expect.element(email).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(text).toBeChecked()
  await expect.element(email).not.toBeChecked()
})

test('the label names the group and the message describes it', async () => {
  const screen = await renderUi(<Choice hint="Change it at any time" error="Choose one" />)
  const group = screen.getByRole('radiogroup', { name: 'Channel' })
  await expect.element(group).toHaveAccessibleDescription('Change it at any time Error: Choose one')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
})

test('the hint describes an option and is not part of its name', async () => {
  const screen = await renderUi(<Choice />)
  await expect
    .element(screen.getByRole('radio', { name: 'Email' }))
    .toHaveAccessibleDescription('Once a week')
})

test('a refused form focuses the first option', async () => {
  const screen = await renderUi(
    <Form onSubmit={() => {}}>
      <Choice error="Choose one" />
      <button type="submit">Save</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('radio', { name: 'Email' })).toHaveFocus()
})

test('each option is high enough to touch', async () => {
  const screen = await renderUi(<Choice />)
  const heights = screen
    .getByRole('radio')
    .elements()
    .map(radio => radio.closest('label')?.getBoundingClientRect().height ?? 0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
