import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Form } from '../Form/index.ts'
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

test('a date is typed part by part and handed on as YYYY-MM-DD', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth onChange={onChange} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Month' }))
  await userEvent.keyboard('3')
  expect(onChange).toHaveBeenLastCalledWith('-03-')
  await userEvent.keyboard('{Tab}7{Tab}1985')
  expect(onChange).toHaveBeenLastCalledWith('1985-03-07')
})

test('boxes keep what was typed, so that a second digit can follow', async () => {
  const screen = await renderUi(<Birth />)
  const month = screen.getByRole('textbox', { name: 'Month' })
  await userEvent.click(month)
  await userEvent.keyboard('1')
  await expect.element(month).toHaveValue('1')
  await userEvent.keyboard('2')
  await expect.element(month).toHaveValue('12')
  await expect.element(month).toHaveFocus()
})

test('a box takes only as many digits as it has room for', async () => {
  const screen = await renderUi(<Birth />)
  await screen.getByRole('textbox', { name: 'Month' }).fill('1x234')
  await screen.getByRole('textbox', { name: 'Year' }).fill('19856')
  await expect.element(screen.getByRole('textbox', { name: 'Month' })).toHaveValue('12')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1985')
})

test('what is emptied again is nothing', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(<Birth start="-03-" onChange={onChange} />)
  await screen.getByRole('textbox', { name: 'Month' }).fill('')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('it shows the value that it is given', async () => {
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
] as const)('its parts stand in the order of the country (%s)', async (locale, names) => {
  const screen = await renderUi(<Birth />, locale)
  const labels = screen.getByRole('group').element().querySelectorAll('label')
  expect(Array.from(labels, label => label.textContent)).toEqual(names)
})

test('the group is named by its question and says what is wrong', async () => {
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

test('a refused form leads to the part that is wrong, and so does its id', async () => {
  const screen = await renderUi(
    <Form onSubmit={() => {}}>
      <Birth id="birth" start="-03-27" wrongParts={['year']} error="Birth date must include a year" />
      <button type="submit">Save</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  const year = screen.getByRole('textbox', { name: 'Year' })
  await expect.element(year).toHaveFocus()
  await expect.element(year).toHaveAttribute('id', 'birth')
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).not.toHaveAttribute('aria-invalid')
})

test('it is left when focus leaves all of it', async () => {
  const onBlur = vi.fn()
  const screen = await renderUi(<Birth onBlur={onBlur} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Day' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledOnce()
})

test('browsers fill in a birth date part by part, and phones bring up digits', async () => {
  const screen = await renderUi(<Birth autoComplete="bday" />)
  const day = screen.getByRole('textbox', { name: 'Day' })
  await expect.element(day).toHaveAttribute('autocomplete', 'bday-day')
  await expect.element(day).toHaveAttribute('name', 'birthDate-day')
  await expect.element(day).toHaveAttribute('inputmode', 'numeric')
})

test('what is optional says so, and nothing of it is required', async () => {
  const screen = await renderUi(<Birth isOptional />)
  await expect.element(screen.getByRole('group', { name: 'Birth date (optional)' })).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).not.toHaveAttribute('aria-required')
})
