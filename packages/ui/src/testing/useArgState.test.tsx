import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { renderUi } from './renderUi.tsx'
import { useArgState } from './useArgState.ts'

function Story({ value: arg, hint }: { value: string; hint: string }) {
  const [value, setValue] = useArgState(arg)
  return <TextField label="Name" name="name" hint={hint} value={value} onChange={setValue} />
}

test('a story keeps what is typed until the control of its value is changed', async () => {
  const screen = await renderUi(<Story value="Rosa" hint="First name" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(field, 'Ana')
  await screen.rerender(<Story value="Rosa" hint="Given name" />)
  await expect.element(field).toHaveValue('Ana')
  await screen.rerender(<Story value="Luz" hint="Given name" />)
  await expect.element(field).toHaveValue('Luz')
})
