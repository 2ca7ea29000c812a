import { copperStateLottery, createTexts } from '@players-club/domain-models'
import { useSession, useSignIn } from '@players-club/flow-hooks/accounts'
import { createTestClub } from '@players-club/flow-hooks/testing'
import { Suspense, use } from 'react'

// Errors and notices are keys of these texts.
const texts = createTexts('en', copperStateLottery)
const loading = texts.load(['shell', 'accounts'])

// A club on the fake api: every name@players.example may sign in with Lucky#2026.
const club = createTestClub()

function SignIn() {
  use(loading)
  const { form, errors, notice, canSubmit, change, leaveEmail, submit, state } = useSignIn()
  const { account } = useSession()
  if (account) return <p>Welcome, {account.firstName}!</p>
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {notice && <p role="alert">{notice.key ? texts(notice.key, notice.params) : notice.text}</p>}
      <p>
        <label>
          E-mail{' '}
          <input
            name="email"
            autoComplete="username"
            value={form.email}
            onChange={({ target }) => change({ email: target.value })}
            onBlur={leaveEmail}
            aria-invalid={errors.email && true}
            aria-describedby="email-error"
          />
        </label>
      </p>
      <p id="email-error" role="alert">
        {errors.email && texts(errors.email.key, errors.email.params)}
      </p>
      <p>
        <label>
          Password{' '}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={({ target }) => change({ password: target.value })}
          />
        </label>
      </p>
      <p>
        <button disabled={!canSubmit}>Sign in</button> The flow is at “{state.at}”.
      </p>
    </form>
  )
}

export function FlowExample() {
  return (
    <club.Wrapper>
      <Suspense fallback={<p>One moment…</p>}>
        <SignIn />
      </Suspense>
    </club.Wrapper>
  )
}
