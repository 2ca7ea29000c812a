import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { control } from './Field.css.ts'
import { Field } from './Field.tsx'

test('a control is described by its label, hint and message', async () => {
  const screen = await renderUi(
    <Field label="Name" hint="As on your license" error="Enter your name">
      {naming => <input className={control} {...naming} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(input).toHaveAccessibleDescription('As on your license Error: Enter your name')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('a control without hint and message has no description', async () => {
  const screen = await renderUi(<Field label="Name">{naming => <input {...naming} />}</Field>)
  const input = screen.getByRole('textbox')
  await expect.element(input).not.toHaveAttribute('aria-describedby')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['en', 'Name (optional)'],
  ['es', 'Name (opcional)'],
] as const)('an optional control says so in its label (%s)', async (locale, name) => {
  const screen = await renderUi(
    <Field label="Name" isOptional>
      {naming => <input {...naming} />}
    </Field>,
    locale,
  )
  await expect.element(screen.getByRole('textbox', { name })).not.toHaveAttribute('aria-required')
})

test('a control is required unless it is optional', async () => {
  const screen = await renderUi(<Field label="Name">{naming => <input {...naming} />}</Field>)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-required', 'true')
})

test('a box is high enough to touch and its text large enough to avoid the zoom of iOS', async () => {
  const screen = await renderUi(
    <Field label="Name">{naming => <input className={control} {...naming} />}</Field>,
  )
  const input = screen.getByRole('textbox').element()
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
})
