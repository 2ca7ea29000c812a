import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { keepPresses } from './keepPresses.ts'

/** Begins a press below a field that has focus. */
async function beginPress(target: ReactElement, role: 'button' | 'checkbox') {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  keepPresses(stop.signal)
  await renderUi(
    <>
      <TextField label="Email" name="email" value="" onChange={() => {}} />
      {target}
    </>,
  )
  const email = page.getByRole('textbox').element() as HTMLElement
  const control = page.getByRole(role).element() as HTMLElement
  email.focus()
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 5 }))
  return { email, control }
}

const clickAt = (element: Element | null, clientX = 5, detail = 1) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, detail }))

async function press({ movedBy = 0, detail = 1, leavesField = true, isMoved = true } = {}) {
  const onPress = vi.fn()
  const { email, control } = await beginPress(<Button onPress={onPress}>Help</Button>, 'button')
  if (leavesField) email.blur()
  if (isMoved) control.style.marginTop = '40px'
  // Where the error of the field has moved the button away, the browser clicks what is around both.
  clickAt(control.parentElement, 5 + movedBy, detail)
  return onPress
}

test('a press is kept where the field that it leaves has moved its target away', async () => {
  expect(await press()).toHaveBeenCalledOnce()
})

test.each([
  ['it was dragged off its target', { movedBy: 40 }],
  ['it is a press of a key', { detail: 0 }],
  ['no field was left', { leavesField: false }],
  ['the target has not moved', { isMoved: false }],
])('a click beside a target is no press of it where %s', async (_, how) => {
  expect(await press(how)).not.toHaveBeenCalled()
})

test('a press on a button is one press, although it leaves a field', async () => {
  const onPress = await press()
  onPress.mockClear()
  await page.getByRole('textbox').click()
  await page.getByRole('button').click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a checkbox that is moved by its press is toggled once, by its label', async () => {
  const onChange = vi.fn()
  const { email, control } = await beginPress(
    <Checkbox name="remember" isSelected={false} onChange={onChange}>
      Remember me
    </Checkbox>,
    'checkbox',
  )
  const label = control.closest('label') as HTMLElement
  email.blur()
  label.style.marginTop = '40px'
  clickAt(label)
  expect(onChange).toHaveBeenCalledOnce()
})
