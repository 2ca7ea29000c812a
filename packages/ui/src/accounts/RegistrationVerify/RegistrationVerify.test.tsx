import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RegistrationVerify } from './RegistrationVerify.tsx'

test('[REG-006] the step says that a confirmation email was sent, to which address, and how long it is valid', async () => {
  const screen = await renderUi(<RegistrationVerify email="ana@players.example" />)
  await expect
    .element(screen.getByText(/^We have sent a confirmation email to ana@players\.example\./))
    .toHaveTextContent(
      'We have sent a confirmation email to ana@players.example. Open the link in it within 30 minutes to activate your account.',
    )
})

test('[REG-007] the step links to the resend page and to sign-in', async () => {
  const screen = await renderUi(<RegistrationVerify email="ana@players.example" />)
  await expect
    .element(screen.getByRole('link', { name: 'Resend activation email' }))
    .toHaveAttribute('href', '/activate-email')
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('the step renders in Spanish', async () => {
  const screen = await renderUi(<RegistrationVerify email="ana@players.example" />, 'es')
  await expect.element(screen.getByText(/30 minutos/)).toBeVisible()
})
