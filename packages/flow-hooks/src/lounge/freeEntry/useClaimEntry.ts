'use client'

import { claimFreeEntry } from '@players-club/api-client'
import { maskPhone } from '@players-club/forms-validation'
import { useEffect } from 'react'
import { solveCaptcha } from '../../club/captcha.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useAgeCheck } from '../../club/useAgeCheck.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { askLocation } from '../../location/askLocation.ts'
import { entryFailed, locationFailed } from '../reward/entryFailure.ts'
import { useEntryGate } from '../reward/useEntryGate.ts'
import type { SeenLoungeReward } from '../reward/useLoungeReward.ts'
import { claimBody } from './claimBody.ts'
import { claimDraft } from './claimDraft.ts'
import type { ClaimEntry } from './ClaimEntry.ts'
import { claimEntryMachine } from './claimEntry.machine.ts'
import { findingsOf } from './findingsOf.ts'
import { useLastStage } from './useLastStage.ts'

export interface ClaimEntryOptions {
  readonly reward: SeenLoungeReward | undefined
  /** Asks for the reward again, in which the player has an entry more now. */
  refresh(): Promise<void>
  /** It is wanted: the checks begin at once. */
  readonly isOpen: boolean
  /** It is over, whatever the outcome. */
  onClose(): void
}

/** The free entry of a draw: for those who are signed in, verified and in the state. */
export function useClaimEntry({ reward, refresh, isOpen, onClose }: ClaimEntryOptions): ClaimEntry {
  const club = useClub()
  const ageCheck = useAgeCheck()
  const gate = useEntryGate({
    refresh,
    // Only a player whose profile is known passes the gate.
    onOpen: () => profile && send({ type: 'opened', key: club.id(), profile, drawId }),
    onEnd: onClose,
  })
  const profile = gate.profile.data
  const drawId = reward?.draw?.id ?? null

  const [state, send] = useMachine(
    claimEntryMachine,
    (effect, { signal, sendResult }) => {
      switch (effect.type) {
        case 'locate':
          return sendResult(
            askLocation(club, signal),
            outcome => ({ type: 'located', outcome }),
            locationFailed,
          )
        case 'prove':
          return sendResult(
            solveCaptcha(club, 'FREE_ENTRY', signal),
            token => ({ type: 'captcha-solved', token }),
            error => ({ type: 'captcha-failed', error }),
          )
        case 'claim': {
          if (!reward) return
          const body = claimBody(reward.id, effect)
          return sendResult(
            club.api.call(claimFreeEntry, { body }, { signal, idempotencyKey: effect.key }),
            entry => ({ type: 'claimed', entry }),
            error => entryFailed(error, effect.isRetry),
          )
        }
        case 'reload':
          return gate.reload()
        case 'reloadSoon':
          return gate.reloadSoon()
        case 'end':
          return gate.close()
      }
    },
    { draft: claimDraft },
  )

  const { request } = gate
  useEffect(() => {
    if (isOpen) request()
  }, [isOpen, request])

  const ages = ageCheck()
  const form = 'values' in state ? state : null
  const refusing = gate.state.at === 'locationRefused' ? gate.state : form
  const submit = () => profile && send({ type: 'submitted', profile, drawId, ...ages })
  return useStableVerbs({
    gate: gate.state,
    state,
    shown: useLastStage(state),
    locationRefusal: refusing?.locationRefusal ?? null,
    ...findingsOf(state, ages),
    maskPhone,
    change: change => send({ type: 'changed', change }),
    leave: field => send({ type: 'touched', field }),
    tick: boxes => send({ type: 'ticked', boxes }),
    retryCaptcha: () => send({ type: 'captcha-retried' }),
    submit,
    retryLocation: form ? submit : gate.retryLocation,
    close: () => (gate.state.at === 'open' ? send({ type: 'closed' }) : gate.close()),
  })
}
