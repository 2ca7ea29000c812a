import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { useFocusRecovery } from './useFocusRecovery.ts'

function Page() {
  useFocusRecovery()
  const [isOffered, setOffered] = useState(true)
  const [isSending, setSending] = useState(false)
  return (
    <main>
      <h1>Lobby</h1>
      <section>
        <h2>Cart</h2>
        {isOffered && <Button onPress={() => setOffered(false)}>Remove all</Button>}
      </section>
      <Form onSubmit={() => setSending(true)} isPending={isSending}>
        <TextField label="Code" name="code" value="" onChange={() => {}} isDisabled={isSending} />
        <Button type="submit" isPending={isSending}>
          Redeem
        </Button>
      </Form>
    </main>
  )
}

test('focus moves to the heading of the part whose button removed itself', async () => {
  await renderUi(<Page />)
  page.getByRole('button', { name: 'Remove all' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus()
})

test('focus moves to the heading of the part whose button was gone before the code for it was fetched', async () => {
  await renderUi(<Page />)
  const remove = page.getByRole('button', { name: 'Remove all' }).element() as HTMLElement
  remove.focus()
  remove.click()
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus()
})

test('focus moves to the button of the form whose field is disabled while it is sent', async () => {
  await renderUi(<Page />)
  page.getByRole('textbox', { name: 'Code' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Redeem' })).toHaveFocus()
})

test('a press that moves focus stays a press of the control on which it began', async () => {
  await renderUi(<Page />)
  const field = page.getByRole('textbox').element() as HTMLElement
  const remove = page.getByRole('button', { name: 'Remove all' }).element() as HTMLElement
  // The code for it comes after the first focus.
  const isPressed = () => {
    remove.style.marginTop = '0'
    field.focus()
    remove.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    field.blur()
    remove.style.marginTop = '40px'
    remove.parentElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    return !remove.isConnected
  }
  await expect.poll(isPressed).toBe(true)
})

test('focus moves from a control that the browser leaves focused though it cannot have focus', async () => {
  await renderUi(<Page />)
  const remove = page.getByRole('button', { name: 'Remove all' }).element()
  remove.focus()
  remove.setAttribute('aria-hidden', 'true')
  remove.append('!')
  await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus()
})

test('focus that the reader has taken away by a press on the page stays away', async () => {
  await renderUi(<Page />)
  const remove = page.getByRole('button', { name: 'Remove all' })
  remove.element().focus()
  await page.getByRole('heading', { name: 'Lobby' }).click()
  ;(remove.element() as HTMLElement).click()
  await expect.element(remove).not.toBeInTheDocument()
  for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

test('focus stays where it is in the page that follows one whose focus was about to be recovered', async () => {
  const screen = await renderUi(<Page />)
  page.getByRole('textbox', { name: 'Code' }).element().focus()
  await userEvent.keyboard('{Enter}')
  // The code for it is there.
  await expect.element(page.getByRole('button', { name: 'Redeem' })).toHaveFocus()
  const remove = page.getByRole('button', { name: 'Remove all' }).element() as HTMLElement
  remove.focus()
  remove.click()
  await expect.poll(() => remove.isConnected, { interval: 1 }).toBe(false)
  await screen.rerender(
    <main>
      <h1>Next page</h1>
    </main>,
  )
  for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})

test('focus is not taken from the page around a frame whose control is gone', async () => {
  // The tests themselves run in a frame.
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  onTestFinished(() => hasFocus.mockRestore())
  await renderUi(<Page />)
  const remove = page.getByRole('button', { name: 'Remove all' }).element() as HTMLElement
  remove.focus()
  remove.click()
  await expect.poll(() => hasFocus.mock.calls.length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(document.body)
})
