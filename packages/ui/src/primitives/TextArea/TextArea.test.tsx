import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TextArea } from './TextArea.tsx'

function Question({ limit }: { limit?: number }) {
  const [value, setValue] = useState('')
  return <TextArea label="Question" name="question" value={value} onChange={setValue} limit={limit} />
}

test('the typed text is counted and the count is announced only at thresholds', async () => {
  const screen = await renderUi(<Question limit={10} />)
  const status = screen.getByRole('status')
  const area = screen.getByRole('textbox', { name: 'Question' })
  await expect.element(status).toHaveTextContent('')
  await area.fill('123456')
  await expect.element(screen.getByText('4 characters left')).toBeInTheDocument()
  await expect.element(status).toHaveTextContent('5 characters left')
})

test('a text over the limit is counted and not cut off', async () => {
  const screen = await renderUi(<Question limit={10} />)
  await screen.getByRole('textbox').fill('123456789012')
  await expect.element(screen.getByRole('textbox')).toHaveValue('123456789012')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 characters too many')
})

test('a text without a limit is not counted', async () => {
  const screen = await renderUi(<Question />)
  await screen.getByRole('textbox').fill('How?')
  expect(screen.container.querySelector('[role="status"]')).toBeNull()
})

test('the text has its own direction', async () => {
  const screen = await renderUi(<TextArea label="Story" name="story" value="روزا" onChange={() => {}} />)
  expect(getComputedStyle(screen.getByRole('textbox').element()).direction).toBe('rtl')
})

test('the box grows with its text and can be made higher', async () => {
  const story = (value: string) => <TextArea label="Story" name="story" value={value} onChange={() => {}} />
  const screen = await renderUi(story('One line'))
  const box = screen.getByRole('textbox').element()
  const { height } = box.getBoundingClientRect()
  await screen.rerender(story('A line\n'.repeat(20)))
  expect(box.getBoundingClientRect().height).toBeGreaterThan(height)
  expect(getComputedStyle(box).resize).toBe('vertical')
})
