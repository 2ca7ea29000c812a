import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ActivationView } from './ActivationView.tsx'

const noop = () => {}

test('[ACT-006] the page is titled "Activation" and shows a loading text while the key is checked', async () => {
  const screen = await renderUi(<ActivationView outcome={null} message={null} onRetry={noop} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Activation' })).toBeVisible()
  await expect.element(screen.getByText('Checking your link…')).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

describe('each outcome', () => {
  test.each([
    [
      'success',
      'accounts.activation.done',
      'status',
      'Your email address is confirmed and your account is active. Please sign in.',
    ],
    ['active', 'activated.already', 'status', 'Your account is already active. Please sign in.'],
  ] as const)(
    '[ACT-008] [ACT-010] the outcome %s offers Sign In and no Resend Activation',
    async (outcome, key, role, text) => {
      const screen = await renderUi(<ActivationView outcome={outcome} message={{ key }} onRetry={noop} />)
      await expect.element(screen.getByRole(role)).toHaveTextContent(text)
      await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
      expect(screen.getByRole('link').elements()).toHaveLength(1)
    },
  )

  test.each([
    ['expired', { key: 'error.activation.expired' }, 'This link has expired. Ask for a new one.'],
    [
      'notFound',
      { key: 'error.user.notfound' },
      'This link does not belong to any account. Ask for a new one, or register.',
    ],
    ['error', { text: 'The mill has stopped.' }, 'The mill has stopped.'],
  ] as const)(
    '[ACT-008] [ACT-009] [ACT-011] the outcome %s offers Resend Activation',
    async (outcome, message, text) => {
      const screen = await renderUi(<ActivationView outcome={outcome} message={message} onRetry={noop} />)
      await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
      await expect
        .element(screen.getByRole('link', { name: 'Resend Activation' }))
        .toHaveAttribute('href', '/activate-email')
      expect(screen.getByRole('link').elements()).toHaveLength(1)
    },
  )

  test('[ACT-008] the error outcome offers a retry', async () => {
    const onRetry = vi.fn()
    const message = { key: 'error.offline' } as const
    const screen = await renderUi(<ActivationView outcome="error" message={message} onRetry={onRetry} />)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
