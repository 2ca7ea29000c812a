import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { control } from './Field.css.ts'
import { Field } from './Field.tsx'

test('a control carries its label, hint and message', async () => {
  const screen = await renderUi(
    <Field label="Name" hint="As on your license" error="Enter your name">
      {naming => <input className={control} {...naming} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(input).toHaveAccessibleDescription('As on your license Error: Enter your name')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('a control without hint and message describes nothing', async () => {
  const screen = await renderUi(<Field label="Name">{naming => <input {...naming} />}</Field>)
  const input = screen.getByRole('textbox')
  await expect.element(input).not.toHaveAttribute('aria-describedby')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['en', 'Name (optional)'],
  ['es', 'Name (opcional)'],
] as const)('what is optional says so in words (%s)', async (locale, name) => {
  const screen = await renderUi(
    <Field label="Name" isOptional>
      {naming => <input {...naming} />}
    </Field>,
    locale,
  )
  await expect.element(screen.getByRole('textbox', { name })).not.toHaveAttribute('aria-required')
})

test('what is not optional is required', async () => {
  const screen = await renderUi(<Field label="Name">{naming => <input {...naming} />}</Field>)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-required', 'true')
})

test('a box is tall enough to touch and its text large enough for phones not to zoom', async () => {
  const screen = await renderUi(
    <Field label="Name">{naming => <input className={control} {...naming} />}</Field>,
  )
  const input = screen.getByRole('textbox').element()
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
})
