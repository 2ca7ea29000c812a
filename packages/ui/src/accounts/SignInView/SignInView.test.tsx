import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { SignInView, type SignInViewProps } from './SignInView.tsx'

const props: SignInViewProps = {
  form: { email: 'verified@players.example', password: 'Lucky#2026', rememberMe: false },
  onChange: () => {},
  onLeaveEmail: () => {},
  onSubmit: () => {},
  errors: {},
  notice: null,
  isAuthenticating: false,
  canSubmit: true,
}
const submit = { name: 'Sign In' }

test('[AUTH-001] the form has email, password and remember-me', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(
    <SignInView {...props} form={{ email: '', password: '', rememberMe: false }} onChange={onChange} />,
  )
  await screen.getByLabelText('Email').fill('a')
  await screen.getByLabelText('Password', { exact: true }).fill('b')
  await screen.getByRole('checkbox', { name: 'Remember me' }).click()
  expect(onChange.mock.calls).toEqual([[{ email: 'a' }], [{ password: 'b' }], [{ rememberMe: true }]])
})

test('[AUTH-002] the page links to forgot password, resend activation and register', async () => {
  const screen = await renderUi(<SignInView {...props} />)
  for (const [name, href] of [
    ['Forgot password?', '/forgot-password'],
    ['Resend activation email', '/activate-email'],
    ['Register', '/register'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('[AUTH-002] a page that is alone in its window names the club, and its links lead to new tabs', async () => {
  const screen = await renderUi(<SignInView {...props} isAlone />)
  for (const name of [/^Forgot password\?/, /^Resend activation email/, /^Register/])
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await expect.element(screen.getByText('Players Club', { exact: true })).toBeVisible()
  await screen.rerender(<SignInView {...props} />)
  await expect.element(screen.getByText('Players Club', { exact: true })).not.toBeInTheDocument()
})

test('[AUTH-005] Enter in the password field submits', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<SignInView {...props} onSubmit={onSubmit} />)
  await screen.getByLabelText('Password', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('[AUTH-006] [AUTH-007] the button is disabled and Enter does nothing while the form is incomplete or pending', async () => {
  const onSubmit = vi.fn()
  const screen = await renderUi(<SignInView {...props} canSubmit={false} onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('button', submit)).toBeDisabled()
  await screen.rerender(<SignInView {...props} canSubmit={false} isAuthenticating onSubmit={onSubmit} />)
  await expect.element(screen.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText('Password', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[VALID-002] an invalid email shows an error at its field', async () => {
  const screen = await renderUi(
    <SignInView {...props} errors={{ email: { key: 'error.email.invalidFormat' } }} />,
  )
  const field = screen.getByLabelText('Email')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/Invalid email format/)
})

test('[AUTH-020] a warning says how many attempts are left and is announced', async () => {
  const notice = { key: 'error.uaaAuthentication.warning', params: { remainingAttempts: 2 } } as const
  const screen = await renderUi(<SignInView {...props} notice={notice} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Email or password is not right. 2 attempts are left before your account is locked.')
})

test('[AUTH-022] a suspended account is announced in the words of the specification', async () => {
  const screen = await renderUi(<SignInView {...props} notice={{ key: 'account.suspended' }} />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Unfortunately, your account has been suspended. Please contact support.')
})

test('the password can be revealed and the button announces that it is visible', async () => {
  const screen = await renderUi(<SignInView {...props} />)
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test.each([
  [
    'for prizes',
    { gameType: 'prize', wager: 60 },
    'As soon as you have signed in, Monsoon Reels starts and takes 60 tokens, if your balance allows it.',
  ],
  ['for fun', { gameType: 'fun' }, 'As soon as you have signed in, Monsoon Reels starts, for fun.'],
] as const)(
  'a play %s that starts after sign-in is announced beforehand and can be removed by keyboard',
  async (_, play, text) => {
    const onDiscardPlay = vi.fn()
    const playAfter = { gameName: 'Monsoon Reels', ...play }
    const screen = await renderUi(
      <SignInView {...props} playAfter={playAfter} onDiscardPlay={onDiscardPlay} />,
    )
    await expect.element(screen.getByRole('status').filter({ hasText: text })).toBeVisible()
    screen.getByRole('button', { name: 'Do not start the game' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onDiscardPlay).toHaveBeenCalledOnce()
    await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  },
)
