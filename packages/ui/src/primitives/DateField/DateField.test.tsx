import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Form } from '../Form/Form.tsx'
import type { DateFieldProps } from './DateField.tsx'
import { DateField } from './DateField.tsx'

function Birth({ start = '', onChange, ...props }: Partial<DateFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    onChange?.(next)
    setValue(next)
  }
  return <DateField {...props} label="Birth date" name="birthDate" value={value} onChange={change} />
}

test('a date is typed part by part and reported as YYYY-MM-DD', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth onChange={onChange} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Month' }))
  await userEvent.keyboard('3')
  expect(onChange).toHaveBeenLastCalledWith('-03-')
  await userEvent.keyboard('{Tab}7{Tab}1985')
  expect(onChange).toHaveBeenLastCalledWith('1985-03-07')
})

test('a box keeps its raw input, so that a second digit can follow', async () => {
  const screen = await renderUi(<Birth />)
  const month = screen.getByRole('textbox', { name: 'Month' })
  await userEvent.click(month)
  await userEvent.keyboard('1')
  await expect.element(month).toHaveValue('1')
  await userEvent.keyboard('2')
  await expect.element(month).toHaveValue('12')
  await expect.element(month).toHaveFocus()
})

test('a box accepts only as many digits as fit', async () => {
  const screen = await renderUi(<Birth />)
  await screen.getByRole('textbox', { name: 'Month' }).fill('1x234')
  await screen.getByRole('textbox', { name: 'Year' }).fill('19856')
  await expect.element(screen.getByRole('textbox', { name: 'Month' })).toHaveValue('12')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1985')
})

test('an emptied field reports an empty value', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth start="-03-" onChange={onChange} />)
  await screen.getByRole('textbox', { name: 'Month' }).fill('')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('the field shows the value of its prop', async () => {
  const screen = await renderUi(<DateField label="x" name="x" value="1985-03-27" onChange={() => {}} />)
  await expect.element(screen.getByRole('textbox', { name: 'Month' })).toHaveValue('03')
  await screen.rerender(<DateField label="x" name="x" value="1990-12-01" onChange={() => {}} />)
  await expect.element(screen.getByRole('textbox', { name: 'Month' })).toHaveValue('12')
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('01')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
})

test.each([
  ['en', ['Month', 'Day', 'Year']],
  ['es', ['Mes', 'Día', 'Año']],
] as const)('the parts follow the order of the locale (%s)', async (locale, names) => {
  const screen = await renderUi(<Birth />, locale)
  const labels = screen.getByRole('group').element().querySelectorAll('label')
  expect(Array.from(labels, label => label.textContent)).toEqual(names)
})

test('the label names the group and the message describes it', async () => {
  const screen = await renderUi(<Birth hint="For example, 3 27 1985" error="Enter your birth date" />)
  await expect
    .element(screen.getByRole('group', { name: 'Birth date' }))
    .toHaveAccessibleDescription('For example, 3 27 1985 Error: Enter your birth date')
  const wrong = screen
    .getByRole('textbox')
    .elements()
    .map(part => part.getAttribute('aria-invalid'))
  expect(wrong).toEqual(['true', 'true', 'true'])
})

test('a refused form focuses the first part, and so does the field’s id', async () => {
  const screen = await renderUi(
    <Form onSubmit={() => {}}>
      <Birth id="birth" start="1985--" error="Birth date must include a month and a day" />
      <button type="submit">Save</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  const month = screen.getByRole('textbox', { name: 'Month' })
  await expect.element(month).toHaveFocus()
  await expect.element(month).toHaveAttribute('id', 'birth')
})

test('the field reports blur only when focus leaves all of its parts', async () => {
  const onBlur = vi.fn()
  const screen = await renderUi(<Birth onBlur={onBlur} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Day' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledOnce()
})

test('each part has its autofill token and a numeric keyboard', async () => {
  const screen = await renderUi(<Birth autoComplete="bday" />)
  const day = screen.getByRole('textbox', { name: 'Day' })
  await expect.element(day).toHaveAttribute('autocomplete', 'bday-day')
  await expect.element(day).toHaveAttribute('name', 'birthDate-day')
  await expect.element(day).toHaveAttribute('inputmode', 'numeric')
})

test('an optional field says so and none of its parts is required', async () => {
  const screen = await renderUi(<Birth isOptional />)
  await expect.element(screen.getByRole('group', { name: 'Birth date (optional)' })).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).not.toHaveAttribute('aria-required')
})

test.each([
  ['04/12/1985', '1985-04-12'],
  ['4-12-1985', '1985-04-12'],
  ['1985-04-12', '1985-04-12'],
  [' 04121985\n', '1985-04-12'],
])('a whole date that is pasted into one box fills all three: %j', async (text, date) => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth onChange={onChange} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Month' }))
  paste(screen.getByRole('textbox', { name: 'Month' }).element(), text)
  expect(onChange).toHaveBeenLastCalledWith(date)
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('12')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1985')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus()
})

test('what is pasted and is no whole date goes into its box alone', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth onChange={onChange} />)
  expect(paste(screen.getByRole('textbox', { name: 'Month' }).element(), '04')).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

/** Whether the browser is left to insert the text. */
function paste(box: Element, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  return box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
