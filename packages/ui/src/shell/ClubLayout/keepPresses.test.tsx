import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { keepPresses } from './keepPresses.ts'

async function press({ movedBy = 0, detail = 1, leavesField = true, isMoved = true } = {}) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  keepPresses(stop.signal)
  const onPress = vi.fn()
  await renderUi(
    <>
      <TextField label="Email" name="email" value="" onChange={() => {}} />
      <Button onPress={onPress}>Help</Button>
    </>,
  )
  const email = page.getByRole('textbox').element() as HTMLElement
  const help = page.getByRole('button').element() as HTMLElement
  email.focus()
  const at = (clientX: number) => ({ bubbles: true, clientX, clientY: 5, detail })
  help.dispatchEvent(new MouseEvent('mousedown', at(5)))
  if (leavesField) email.blur()
  if (isMoved) help.style.marginTop = '40px'
  // Where the error of the field has moved the button away, the browser clicks what is around both.
  help.parentElement?.dispatchEvent(new MouseEvent('click', at(5 + movedBy)))
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
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  keepPresses(stop.signal)
  const onChange = vi.fn()
  await renderUi(
    <>
      <TextField label="Email" name="email" value="" onChange={() => {}} />
      <Checkbox name="remember" isSelected={false} onChange={onChange}>
        Remember me
      </Checkbox>
    </>,
  )
  const box = page.getByRole('checkbox').element() as HTMLElement
  const label = box.closest('label') as HTMLElement
  const email = page.getByRole('textbox').element() as HTMLElement
  email.focus()
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  email.blur()
  label.style.marginTop = '40px'
  label.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(onChange).toHaveBeenCalledOnce()
})
