import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { fieldId: 'name', message: 'Enter your name' },
  { fieldId: 'zip', message: 'Enter your zip code' },
]

function Refused({ found = errors }) {
  return (
    <>
      <ErrorSummary errors={found} />
      <TextField id="name" label="Name" name="name" value="" onChange={() => {}} />
      <TextField id="zip" label="Zip" name="zip" value="" onChange={() => {}} />
    </>
  )
}

test('the summary appears with the first error and takes focus', async () => {
  const screen = await renderUi(<Refused found={[]} />)
  expect(screen.container.querySelector('[role="alert"]')).toBeNull()
  await screen.rerender(<Refused />)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('There is a problemEnter your nameEnter your zip code')
  expect(document.activeElement).toBe(screen.container.querySelector('[data-error-summary]'))
  expect(document.activeElement?.contains(alert.element())).toBe(true)
})

test('each message focuses its field without a history entry', async () => {
  const screen = await renderUi(<Refused />)
  const { href } = location
  await screen.getByRole('link', { name: 'Enter your zip code' }).click()
  await expect.element(screen.getByLabelText('Zip')).toHaveFocus()
  expect(location.href).toBe(href)
})

test('a corrected error does not move focus', async () => {
  const screen = await renderUi(<Refused />)
  await screen.getByLabelText('Name').click()
  await screen.rerender(<Refused found={errors.slice(1)} />)
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})
