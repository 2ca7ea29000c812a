import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { EmailSentView } from './EmailSentView.tsx'

const email = 'verified@players.example'

test.each([
  ['[ACT-002]', 'forgotPassword', '/forgot-password'],
  ['[ACT-004]', 'resendActivation', '/activate-email'],
] as const)('%s %s: the page confirms the address and links to the next steps', async (_, kind, form) => {
  const screen = await renderUi(<EmailSentView kind={kind} email={email} />)
  await expect.element(screen.getByText(new RegExp(email))).toBeVisible()
  for (const [name, href] of [
    ['Sign In', '/login'],
    ['Home', '/'],
    ['Send it again, or to another address', form],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the page does not claim that a mail was sent when it is opened directly', async () => {
  const screen = await renderUi(<EmailSentView kind="forgotPassword" email={null} />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nothing has been sent from here')
  await expect
    .element(screen.getByRole('link', { name: 'Email me a link' }))
    .toHaveAttribute('href', '/forgot-password')
})
