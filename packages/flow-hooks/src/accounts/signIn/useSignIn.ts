'use client'

import { useEffect, useRef } from 'react'
import { checkSession, getAccount, signIn, type ErrorMessage } from '@players-club/api-client'
import type { SignInValues } from '@players-club/domain-models'
import { spinDuring } from '../../club/spinner/createSpinner.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { usePlayAfterSignIn, type PlayAfterSignIn } from '../../lounge/deferredPlay/usePlayAfterSignIn.ts'
import { useReactivationOffer, type ReactivationOffer } from '../reactivationOffer/useReactivationOffer.ts'
import { origin } from '../../club/redirect/origin.ts'
import { useSession } from '../../club/session/useSession.ts'
import { returnToOrigin } from './returnToOrigin.ts'
import { canSubmit, isAuthenticating, signInMachine } from './signIn.machine.ts'
import type { SignInErrors, SignInState } from './signIn.machine.ts'
import { useGrantedSession } from './useGrantedSession.ts'
import { useNavigationMessage } from './useNavigationMessage.ts'
import { useRefusalNotice } from './useRefusalNotice.ts'

/** The public client id of this application. It is not a secret, and no check relies on it. */
const publicClient = { client_id: 'players-club-web', client_secret: 'public' } as const

/** What `useSignIn` returns: the form, why the last attempt was refused, and the verbs. */
export type SignIn = {
  readonly state: SignInState
  readonly form: SignInValues
  /** What is wrong with what was typed, found when the email is left, and on submit. */
  readonly errors: SignInErrors
  /** Why the last sign-in was refused; it stays until the next attempt, and through a reload. */
  readonly notice: ErrorMessage | null
  /** The notice is that the account is suspended. */
  readonly isSuspended: boolean
  /** Until the next page is shown, or could not be loaded: then `submit` goes there again. */
  readonly isAuthenticating: boolean
  /** The dialog for the owner of a suspended account. */
  readonly reactivation: ReactivationOffer
  /** Neither field is empty, and nothing is under way. */
  readonly canSubmit: boolean
  /** The play that starts with this sign-in. */
  readonly playAfter: PlayAfterSignIn['play']
  /** Signs in without it. */
  dropPlay(): void
  change(change: Partial<SignInValues>): void
  /** The field of the email has been left. */
  leaveEmail(): void
  submit(): void
}

/**
 * The sign-in page's flow.
 *
 * @example
 * ```tsx
 * import { useSignIn } from '@players-club/flow-hooks/accounts'
 * import { Button, Form, Notice, PasswordField, resolveText, TextField, useMessages } from '@players-club/ui'
 *
 * export function SignIn() {
 *   const translate = useMessages('accounts')
 *   const { form, errors, notice, canSubmit, isAuthenticating, change, leaveEmail, submit } = useSignIn()
 *   return (
 *     <Form onSubmit={submit} isPending={isAuthenticating}>
 *       {notice && (
 *         <Notice tone="danger" isAnnounced>
 *           {resolveText(translate, notice)}
 *         </Notice>
 *       )}
 *       <TextField
 *         label="Email"
 *         name="email"
 *         autoComplete="username"
 *         value={form.email}
 *         onChange={email => change({ email })}
 *         onBlur={leaveEmail}
 *         error={resolveText(translate, errors.email)}
 *       />
 *       <PasswordField
 *         label="Password"
 *         name="password"
 *         autoComplete="current-password"
 *         value={form.password}
 *         onChange={password => change({ password })}
 *         error={resolveText(translate, errors.password)}
 *       />
 *       <Button type="submit" isDisabled={!canSubmit}>
 *         Sign in
 *       </Button>
 *     </Form>
 *   )
 * }
 * ```
 */
export function useSignIn(): SignIn {
  const club = useClub()
  const { api, session, keeper, navigator, paths, spinner, analytics } = club
  const playAfter = usePlayAfterSignIn(() => origin(navigator.location(), paths))
  const reactivation = useReactivationOffer()
  const { isSignedIn } = useSession()
  const play = useRef<ReturnType<PlayAfterSignIn['take']>>(null)
  const waiting = useGrantedSession()

  const [state, send] = useMachine(signInMachine, (effect, run) => {
    const { signal } = run
    const failed = (error: unknown) => ({ type: 'call-failed', error }) as const
    switch (effect.type) {
      case 'wait':
        keeper.pause(signal)
        return spinDuring(spinner, signal)
      case 'signIn': {
        const { email: username, password, rememberMe } = effect.form
        const body = { username, password, rememberMe, ...publicClient }
        // Leaving does not abort it: the browser may have the cookie already.
        const granted = api.call(signIn, { body })
        waiting.requested(granted, signal)
        return run.sendResult(granted, tokens => ({ type: 'tokens-granted', tokens }), failed)
      }
      case 'checkSession': {
        const checked = api.call(checkSession, {}, { signal })
        return run.sendResult(checked, status => ({ type: 'session-checked', status }), failed)
      }
      case 'getAccount': {
        const loaded = api.call(getAccount, {}, { signal })
        return run.sendResult(loaded, account => ({ type: 'account-loaded', account }), failed)
      }
      case 'beginSession':
        waiting.settled()
        return session.begin(effect)
      case 'identify':
        return analytics.identify(effect.login)
      case 'clearErrors':
        return session.clearErrors()
      case 'keepError':
        waiting.settled()
        return session.keepError(effect.refusal)
      case 'returnToOrigin':
        // Taken once, and brought along by every attempt to go.
        if (effect.isOwnSignIn) play.current ??= playAfter.take()
        return returnToOrigin(club, play.current, () => run.send({ type: 'navigation-failed' }))
      case 'revokeSession':
        return waiting.revoke()
      case 'offerReactivation':
        return reactivation.offer(effect.email)
    }
  })

  useNavigationMessage()
  const { notice, isSuspended } = useRefusalNotice()
  useEffect(() => {
    if (isSignedIn) send({ type: 'signed-in-elsewhere' })
  }, [isSignedIn, state.at, send])

  return useStableVerbs({
    state,
    form: state.form,
    errors: state.at === 'idle' ? state.errors : {},
    notice,
    isSuspended,
    isAuthenticating: isAuthenticating(state),
    reactivation,
    canSubmit: canSubmit(state),
    playAfter: playAfter.play,
    dropPlay: playAfter.drop,
    change: change => send({ type: 'changed', change }),
    leaveEmail: () => send({ type: 'email-left' }),
    submit: () => send({ type: 'submitted' }),
  })
}
