import { useSession, useSignIn } from '@players-club/flow-hooks/accounts'
import { createTestClub } from '@players-club/flow-hooks/testing'

// A club on the fake api: every name@players.example may sign in with Lucky#2026.
const club = createTestClub()

function SignIn() {
  const { form, canSubmit, change, submit, state } = useSignIn()
  const { account } = useSession()
  if (account) return <p>Welcome, {account.firstName}!</p>
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <p>
        <label>
          E-mail{' '}
          <input
            name="email"
            autoComplete="off"
            value={form.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </label>
      </p>
      <p>
        <label>
          Password{' '}
          <input
            name="password"
            type="password"
            autoComplete="off"
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
      <SignIn />
    </club.Wrapper>
  )
}
