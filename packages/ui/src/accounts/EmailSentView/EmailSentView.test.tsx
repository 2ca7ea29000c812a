import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { EmailSentView } from './EmailSentView.tsx'

const email = 'verified@players.example'

test.each([
  ['[ACT-002]', 'forgotPassword', '/forgot-password'],
  ['[ACT-004]', 'resendActivation', '/activate-email'],
] as const)('%s %s: the page confirms the address and offers the ways on', async (_, kind, form) => {
  const screen = await renderUi(<EmailSentView kind={kind} email={email} />)
  await expect.element(screen.getByText(new RegExp(email))).toBeVisible()
  for (const [name, href] of [
    ['Sign In', '/login'],
    ['Home', '/'],
    ['Send it again, or to another address', form],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('opened directly it does not claim that anything was sent', async () => {
  const screen = await renderUi(<EmailSentView kind="forgotPassword" email={null} />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nothing has been sent from here')
  await expect
    .element(screen.getByRole('link', { name: 'Email me a link' }))
    .toHaveAttribute('href', '/forgot-password')
})
