'use client'

import { useEffect } from 'react'
import {
  getProfile,
  getVerifyStatus,
  renewVerification,
  verifyId,
  type ErrorMessage,
} from '@players-club/api-client'
import { IDENTITY_POLL_MS, type IdentityValues } from '@players-club/domain-models'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useAgeCheck } from '../../club/useAgeCheck.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useAddressLookup, type AddressLookup } from '../../profile/addressLookup/useAddressLookup.ts'
import { entryOf } from './entryOf.ts'
import { hasInput } from './hasInput.ts'
import { useScanPause } from './useScanPause.ts'
import { verifyIdentityMachine } from './verifyIdentity.machine.ts'
import type { VerifyIdentityState } from './VerifyIdentityState.ts'

/** What `useVerifyIdentity` returns: the state of the identity check, what is loading for it, and the verbs. */
export type VerifyIdentity = {
  readonly state: VerifyIdentityState
  /** What the form begins with is on its way. */
  readonly isLoading: boolean
  /** Why it could not be had. */
  readonly loadError: ErrorMessage | null
  /** Closing the form would lose what was entered. */
  readonly hasInput: boolean
  /** What an address is chosen from. */
  readonly lists: AddressLookup
  /** Asks for the profile again; resolves when that has ended. */
  reload(): Promise<void>
  change(change: Partial<IdentityValues>): void
  submit(): void
  /** From the error back to the form. */
  retry(): void
  /** Asks for a link to scan an id. */
  requestScan(): void
  /** Takes the offer of a scan. */
  startScan(): void
  /** The points that were earned have been seen. */
  closePoints(): void
}

/** The identity verification; it restarts whenever it is opened. */
export function useVerifyIdentity({ isOpen }: { isOpen: boolean }): VerifyIdentity {
  const { api, clock, confetti, session } = useClub()
  const ageCheck = useAgeCheck()
  const query = useQuery(getProfile, {})
  const balance = usePointsBalance()
  const profile = query.data

  const [state, send] = useMachine(verifyIdentityMachine, (effect, run) => {
    const { signal } = run
    const refused = (error: unknown) => ({ type: 'refused', error }) as const
    const unread = () => ({ type: 'status-unread' }) as const
    switch (effect.type) {
      case 'verify': {
        if (!profile) return
        const checked = api.call(verifyId, { body: entryOf(profile, effect.values) }, { signal })
        return run.sendResult(checked, result => ({ type: 'answered', result }), refused)
      }
      case 'renew': {
        const offered = api.call(renewVerification, {}, { signal })
        return run.sendResult(offered, result => ({ type: 'scan-offered', result }), refused)
      }
      case 'waitForPoll':
        return after(clock, IDENTITY_POLL_MS, signal, () => run.send({ type: 'poll-due' }))
      case 'readStatus': {
        const read = api.call(getVerifyStatus, {}, { signal })
        return run.sendResult(read, result => ({ type: 'status-read', result }), unread)
      }
      case 'reopen': {
        const read = api.call(getProfile, {}, { signal })
        return run.sendResult(read, fresh => ({ type: 'opened', profile: fresh }), unread)
      }
      case 'reload':
        return void Promise.all([query.refresh(), balance.refresh()])
      case 'adopt': {
        const { firstName, lastName, birthDate } = effect.values
        return session.amend({ firstName: firstName.trim(), lastName: lastName.trim(), birthDate })
      }
      case 'celebrate':
        return confetti.celebrate()
    }
  })

  useScanPause(isOpen && state.at === 'manualEntry', send)

  const isKnown = profile !== undefined
  useEffect(() => {
    if (!isOpen || !profile) return
    send({ type: 'opened', profile })
    return () => send({ type: 'closed' })
    // What the profile says later is an outcome of this very verification: it must not start over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, isKnown, send])
  useEffect(() => {
    if (isOpen && profile) send({ type: 'profile-read', profile })
  }, [isOpen, profile, send])

  return useStableVerbs({
    state,
    isLoading: !isKnown && query.error === null,
    loadError: isKnown ? null : query.error,
    hasInput: hasInput(state, profile),
    lists: useAddressLookup(state.at === 'dataEntry' ? state.values : undefined),
    reload: query.refresh,
    change: change => send({ type: 'changed', change }),
    submit: () => send({ type: 'submitted', ...ageCheck() }),
    retry: () => send({ type: 'retried' }),
    requestScan: () => send({ type: 'scan-requested' }),
    startScan: () => send({ type: 'scan-started' }),
    closePoints: () => send({ type: 'points-seen' }),
  })
}
