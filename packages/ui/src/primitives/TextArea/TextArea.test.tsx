import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TextArea } from './TextArea.tsx'

function Question({ limit }: { limit?: number }) {
  const [value, setValue] = useState('')
  return <TextArea label="Question" name="question" value={value} onChange={setValue} limit={limit} />
}

test('what is typed is counted, aloud only where a threshold is passed', async () => {
  const screen = await renderUi(<Question limit={10} />)
  const status = screen.getByRole('status')
  const area = screen.getByRole('textbox', { name: 'Question' })
  await expect.element(status).toHaveTextContent('')
  await area.fill('123456')
  await expect.element(screen.getByText('4 characters left')).toBeInTheDocument()
  await expect.element(status).toHaveTextContent('5 characters left')
})

test('nothing is cut off: what is too much is counted', async () => {
  const screen = await renderUi(<Question limit={10} />)
  await screen.getByRole('textbox').fill('123456789012')
  await expect.element(screen.getByRole('textbox')).toHaveValue('123456789012')
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 characters too many')
})

test('without a limit nothing is counted', async () => {
  const screen = await renderUi(<Question />)
  await screen.getByRole('textbox').fill('How?')
  expect(screen.container.querySelector('[role="status"]')).toBeNull()
})
