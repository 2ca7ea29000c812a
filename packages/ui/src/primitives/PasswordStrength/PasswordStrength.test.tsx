import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

const checklist = [
  { key: 'accounts.password.lengthCondition', met: true },
  { key: 'accounts.password.letterCondition', met: true },
  { key: 'accounts.password.characterCondition', met: false },
] as const

test('the strength is available as text', async () => {
  const screen = await renderUi(<PasswordStrength level="medium" checklist={checklist} />)
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Medium')
})

test('each condition says whether it is met', async () => {
  const screen = await renderUi(<PasswordStrength level="medium" checklist={checklist} />)
  const starts = Array.from(screen.container.querySelectorAll('li'), item =>
    item.textContent.split(':')[0]?.trim(),
  )
  expect(starts).toEqual(['Met', 'Met', 'Not met'])
})

test('a change is announced politely', async () => {
  const screen = await renderUi(<PasswordStrength level="medium" checklist={checklist} />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('Password strength: medium. 2 of 3 conditions met')
  await screen.rerender(
    <PasswordStrength level="strong" checklist={checklist.map(({ key }) => ({ key, met: true }))} />,
  )
  await expect.element(status).toHaveTextContent('Password strength: strong. 3 of 3 conditions met')
})
