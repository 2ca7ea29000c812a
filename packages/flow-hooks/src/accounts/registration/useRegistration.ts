'use client'

import { useEffect } from 'react'
import {
  askedFields,
  filterPassword,
  maskPhone,
  passwordStrength,
  type PasswordStrength,
} from '@players-club/forms-validation'
import { useAgeCheck } from '../../club/useAgeCheck.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useReactivationOffer, type ReactivationOffer } from '../reactivationOffer/useReactivationOffer.ts'
import { missingCredentials, type CredentialField } from './credentials.ts'
import { performRegistration } from './performRegistration.ts'
import { registrationMachine } from './registration.machine.ts'
import { registrationFacts } from './RegistrationState.ts'
import type {
  RegistrationErrors,
  RegistrationFacts,
  RegistrationFailure,
  RegistrationForm,
} from './RegistrationState.ts'
import { isStep, shownStep } from './shownStep.ts'

/** What a registration depends on: an invitation, and the browser's history. */
export type RegistrationOptions = {
  /** The code of the invitation that was opened; empty without one. With another one the registration starts over. */
  readonly inviteCode: string
  /** The state of the place in the browser's history that is shown now. */
  readonly historyState: unknown
  /** That place was come to by the browser's back and forward. */
  readonly isReturn: boolean
}

/** What `useRegistration` returns: the form and its step, the errors, the progress and the verbs. */
export type Registration = RegistrationFacts & {
  readonly errors: RegistrationErrors
  /** The errors are those of a form that was to be sent: they are summed up. */
  readonly isRefused: boolean
  readonly failure: RegistrationFailure | null
  /** The server is asked about the invite code and the address. */
  readonly isChecking: boolean
  readonly progress: 'proving' | 'registering' | null
  /** What is still needed before going on. */
  readonly missing: readonly CredentialField[]
  readonly strength: PasswordStrength
  /** Of the fields that an operator may leave out, those that are asked for. */
  readonly shownFields: ReturnType<typeof askedFields>
  maskPhone(value: string): string
  /** Removes the characters that a new password may not contain. */
  readonly filterPassword: typeof filterPassword
  /** The dialog for the owner of a suspended account. */
  readonly reactivation: ReactivationOffer
  change(change: Partial<RegistrationForm>): void
  leave(field: keyof RegistrationForm): void
  openInviteCode(): void
  next(): void
  goBack(): void
  saveAndRegister(): void
  skipAndRegister(): void
  retry(): void
}

/** The registration wizard's flow. */
export function useRegistration({ inviteCode, historyState, isReturn }: RegistrationOptions): Registration {
  const club = useClub()
  const failure = useFailureMessage()
  const reactivation = useReactivationOffer()
  const ageCheck = useAgeCheck()

  const [state, send] = useMachine(
    registrationMachine(inviteCode),
    (effect, run) =>
      performRegistration({ ...club, failure, offerReactivation: reactivation.offer }, effect, run),
    { key: inviteCode },
  )

  const step = shownStep(historyState)
  const isNewVisit = !isReturn && !isStep(historyState)
  useEffect(() => send({ type: 'arrived', step, isNewVisit }), [send, step, isNewVisit])

  const { at, userRegistrationData: form } = state
  return useStableVerbs({
    ...registrationFacts(state),
    errors: state.errors,
    isRefused: at === 'personal' && state.isRefused,
    failure: at === 'personal' ? state.failure : null,
    isChecking: at === 'checkingCode' || at === 'checkingEmail',
    progress: at === 'proving' || at === 'registering' ? at : null,
    missing: missingCredentials(form),
    strength: passwordStrength(form.password, { brand: club.lottery.brand, email: form.email }),
    shownFields: askedFields(club.lottery.settings),
    maskPhone,
    filterPassword,
    reactivation,
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field, ...ageCheck() }),
    openInviteCode: () => send({ type: 'invite-code-opened' }),
    next: () => send({ type: 'next-requested' }),
    goBack: () => send({ type: 'went-back' }),
    saveAndRegister: () => send({ type: 'saved', ...ageCheck() }),
    skipAndRegister: () => send({ type: 'skipped' }),
    retry: () => send({ type: 'retried' }),
  })
}
