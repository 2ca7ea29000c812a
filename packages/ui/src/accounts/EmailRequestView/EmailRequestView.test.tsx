import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { EmailRequestView, type EmailRequestViewProps } from './EmailRequestView.tsx'

const props: EmailRequestViewProps = {
  kind: 'forgotPassword',
  email: 'verified@players.example',
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  error: null,
  notice: null,
  isSending: false,
  canSubmit: true,
}

test.each([
  ['[ACT-001]', 'forgotPassword', 'Forgot your password?', 'Email me a link'],
  ['[ACT-003]', 'resendActivation', 'Resend activation email', 'Resend Activation'],
] as const)('%s %s has an email field and a button', async (_, kind, title, button) => {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  const screen = await renderUi(
    <EmailRequestView {...props} kind={kind} email="" onChange={onChange} onSubmit={onSubmit} />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await screen.getByLabelText('Email').fill('a')
  expect(onChange).toHaveBeenCalledWith('a')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: button }).click()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('[ACT-021] the button is disabled without a valid address and the form says what is missing', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<EmailRequestView {...props} canSubmit={false} onSubmit={onSubmit} />)
  const button = screen.getByRole('button', { name: 'Email me a link' })
  await expect.element(button).toBeDisabled()
  await expect.element(screen.getByText('Enter the email address of your account.')).toBeVisible()
  await screen.getByLabelText('Email').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.rerender(<EmailRequestView {...props} canSubmit={false} isSending onSubmit={onSubmit} />)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('[ACT-021] [VALID-001] an invalid address shows its error on blur and on Enter', async () => {
  const onLeave = vi.fn()
  const screen = await renderUi(<EmailRequestView {...props} canSubmit={false} onLeave={onLeave} />)
  const email = screen.getByLabelText('Email')
  await email.click()
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(onLeave).toHaveBeenCalledTimes(2)
  await screen.rerender(
    <EmailRequestView {...props} canSubmit={false} error={{ key: 'error.email.invalid' }} />,
  )
  await expect.element(email).toHaveAccessibleDescription(/Please enter valid email address/)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
})

test('[ERR-007] a refusal is announced and the typed address stays', async () => {
  const notice = { key: 'error.uaaUser.resetPasswordLockout' } as const
  const screen = await renderUi(<EmailRequestView {...props} notice={notice} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your account is locked. Try again later, then reset your password.')
  await expect.element(screen.getByLabelText('Email')).toHaveValue('verified@players.example')
})
