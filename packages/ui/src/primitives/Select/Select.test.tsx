import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import type { SelectProps } from './Select.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'UT', label: 'Utah', isDisabled: true },
]

function State({ start = '', ...props }: Partial<SelectProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return <Select {...props} label="State" name="state" options={options} value={value} onChange={setValue} />
}

test('an option is selected by its label and reported by its value', async () => {
  const screen = await renderUi(<State />)
  const select = screen.getByRole('combobox', { name: 'State' })
  await expect.element(select).toHaveValue('')
  await select.selectOptions('Arizona')
  await expect.element(select).toHaveValue('AZ')
})

test.each([
  ['en', 'Choose an option'],
  ['es', 'Elija una opción'],
] as const)('an empty select asks to choose an option (%s)', async (locale, text) => {
  const screen = await renderUi(<State />, locale)
  await expect.element(screen.getByRole('combobox')).toHaveDisplayValue(text)
})

test('only an optional select can be emptied', async () => {
  const screen = await renderUi(<State start="AZ" />)
  const nothing = screen.getByRole('option', { name: 'Choose an option' })
  await expect.element(nothing).toBeDisabled()
  await screen.rerender(<State start="AZ" isOptional />)
  await expect.element(nothing).toBeEnabled()
})

test('a disabled option cannot be selected', async () => {
  const screen = await renderUi(<State />)
  await expect.element(screen.getByRole('option', { name: 'Utah' })).toBeDisabled()
})

test('the message describes the select', async () => {
  const screen = await renderUi(<State error="Choose your state" />)
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Error: Choose your state')
})
