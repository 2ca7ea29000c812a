import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

function Registration() {
  const [isJudged, setIsJudged] = useState(false)
  const field = (label: string, error?: string) => (
    <TextField label={label} name={label} value="" onChange={() => {}} error={isJudged ? error : undefined} />
  )
  return (
    <Form onSubmit={() => setIsJudged(true)}>
      {field('Name')}
      {field('Zip', 'Enter your zip code')}
      {field('Phone', 'Enter your phone number')}
      <Button type="submit">Save</Button>
    </Form>
  )
}

test('a submit with errors focuses the first invalid field', async () => {
  const screen = await renderUi(<Registration />)
  const zip = screen.getByLabelText('Zip')
  await expect.element(zip).not.toHaveFocus()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(zip).toHaveFocus()
  await screen.getByLabelText('Name').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(zip).toHaveFocus()
})

function FormWithSummary() {
  const [isJudged, setIsJudged] = useState(false)
  const error = isJudged ? 'Enter your zip code' : undefined
  return (
    <Form onSubmit={() => setIsJudged(true)}>
      <ErrorSummary errors={error ? [{ fieldId: 'zip', message: error }] : []} />
      <TextField id="zip" label="Zip" name="zip" value="" onChange={() => {}} error={error} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

test('every refused submit focuses the error summary when there is one', async () => {
  const screen = await renderUi(<FormWithSummary />)
  const save = screen.getByRole('button', { name: 'Save' })
  for (const _ of ['first', 'second']) {
    await save.click()
    const alert = screen.getByRole('alert')
    await expect.element(alert).toBeInTheDocument()
    expect(document.activeElement?.contains(alert.element())).toBe(true)
  }
})

test('an error from the server focuses its field when it arrives', async () => {
  const form = (isPending: boolean, error?: string) => (
    <Form onSubmit={() => {}} isPending={isPending}>
      <TextField label="Email" name="email" value="" onChange={() => {}} error={error} />
      <Button type="submit" isPending={isPending}>
        Next
      </Button>
    </Form>
  )
  const screen = await renderUi(form(false))
  const email = screen.getByLabelText('Email')
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.rerender(form(true))
  await expect.element(email).not.toHaveFocus()
  await screen.rerender(form(false, 'This address has an account'))
  await expect.element(email).toHaveFocus()
})

test('Enter on an incomplete form makes the field show its error and submits nothing', async () => {
  const onSubmit = vi.fn()
  function Postal() {
    const [isLeft, setIsLeft] = useState(false)
    return (
      <Form onSubmit={onSubmit}>
        <TextField
          label="Zip"
          name="zip"
          value="8"
          onChange={() => {}}
          onBlur={() => setIsLeft(true)}
          error={isLeft ? 'Enter your zip code' : undefined}
        />
        <Button type="submit" isDisabled>
          Save
        </Button>
      </Form>
    )
  }
  const screen = await renderUi(<Postal />)
  const zip = screen.getByLabelText('Zip')
  await zip.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(zip).toHaveAccessibleDescription(/Enter your zip code/)
  await expect.element(zip).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an incomplete form says what is missing', async () => {
  const form = (hint?: string) => (
    <Form label="Address" onSubmit={() => {}} submitHint={hint}>
      <Button type="submit" isDisabled={hint !== undefined}>
        Save
      </Button>
    </Form>
  )
  const screen = await renderUi(form('Enter your zip code to save'))
  await expect
    .element(screen.getByRole('form', { name: 'Address' }))
    .toHaveAccessibleDescription('Enter your zip code to save')
  await screen.rerender(form())
  await expect.element(screen.getByRole('form')).not.toHaveAttribute('aria-describedby')
})

describe('an error of a field', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  function Page({ error }: { error?: string }) {
    return (
      <Form onSubmit={() => {}}>
        <TextField label="Code" name="code" value="1" onChange={() => {}} error={error} />
        <button type="submit">Send</button>
      </Form>
    )
  }
  const status = () => document.querySelector('form [role="status"]')?.textContent

  test('is announced when it appears after focus has left the field', async () => {
    const screen = await renderUi(<Page />)
    await screen.getByRole('textbox').click()
    await userEvent.tab()
    await screen.rerender(<Page error="Too short." />)
    expect(status()).toBe('Error: Too short.')
  })

  test('is removed from the live region after it was read, so that it is in the page once', async () => {
    const screen = await renderUi(<Page />)
    await screen.getByRole('textbox').click()
    await userEvent.tab()
    await screen.rerender(<Page error="Too short." />)
    vi.advanceTimersByTime(7000)
    vi.useRealTimers()
    await expect.poll(status).toBe('')
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Too short.')
  })

  test('is not announced by the form when a submit has brought it, because focus moves to the field', async () => {
    const screen = await renderUi(<Page />)
    await screen.getByRole('textbox').click()
    await screen.getByRole('button').click()
    await screen.rerender(<Page error="Too short." />)
    expect(status()).toBe('')
  })
})
