'use client'

import {
  errorMessage,
  getActivityStatus,
  getPreferences,
  savePreferences,
  type ErrorMessage,
} from '@players-club/api-client'
import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { useEffect } from 'react'
import { useSession } from '../../club/session/useSession.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import {
  canSave,
  preferencesDraft,
  preferencesMachine,
  type PreferencesState,
} from './preferences.machine.ts'

const optIn = { params: { key: 'promotions-email-opt-in' } } as const

/** What `usePreferences` returns: the saved and the edited preferences, and the verbs. */
export type Preferences = {
  readonly state: PreferencesState
  /** Why the preferences could not be loaded. */
  readonly loadError: ErrorMessage | null
  readonly canSave: boolean
  reload(): Promise<void>
  toggle(key: string, isOn: boolean): void
  toggleAll(isOn: boolean): void
  undo(): void
  save(): void
  /** The points that were earned have been seen. */
  closePoints(): void
}

/** The player's communication preferences. */
export function usePreferences(): Preferences {
  const { api, clock, confetti, messages } = useClub()
  const login = useSession().account?.login
  const query = useQuery(getPreferences, login === undefined ? null : { params: { login } })
  const activity = useQuery(getActivityStatus, optIn)
  const balance = usePointsBalance()
  const preferences = query.data?.preferences

  /** Whether the opt-in is complete before a save. What is unknown counts as complete: old points are no news. */
  const readOptIn = async (signal: AbortSignal): Promise<boolean> => {
    const status = activity.data ?? (await api.call(getActivityStatus, optIn, { signal }).catch(() => null))
    return status?.limitReached ?? true
  }

  const [state, send] = useMachine(
    preferencesMachine(preferences),
    (effect, run) => {
      const { signal } = run
      switch (effect.type) {
        case 'save': {
          if (login === undefined) return
          const body = { preferences: [...effect.choices] }
          return void readOptIn(signal).then(isOptInComplete =>
            run.sendResult(
              api.call(savePreferences, { params: { login }, body }, { signal }),
              answer => ({ type: 'saved', preferences: answer.preferences, isOptInComplete }),
              error => ({ type: 'save-failed', error: errorMessage(error), isOptInComplete }),
            ),
          )
        }
        case 'showSuccess':
          void query.refresh()
          return messages.raise({
            type: 'success',
            key: 'preferences.updated',
            timeout: MESSAGE_TIMEOUTS.medium,
          })
        case 'wait':
          return after(clock, effect.ms, signal, () => run.send({ type: 'time-came' }))
        case 'lookAtActivity':
          return run.sendResult(
            api.call(getActivityStatus, optIn, { signal }),
            status => ({ type: 'activity-read', status }),
            () => ({ type: 'activity-failed' }),
          )
        case 'celebrate':
          void Promise.all([balance.refresh(), activity.refresh()])
          return confetti.celebrate()
      }
    },
    { draft: preferencesDraft },
  )

  useEffect(() => {
    if (preferences) send({ type: 'loaded', preferences })
  }, [preferences, send])

  return useStableVerbs({
    state,
    loadError: query.error,
    canSave: canSave(state),
    reload: query.refresh,
    toggle: (key, isOn) => send({ type: 'toggled', key, isOn }),
    toggleAll: isOn => send({ type: 'all-toggled', isOn }),
    undo: () => send({ type: 'undone' }),
    save: () => send({ type: 'submitted' }),
    closePoints: () => send({ type: 'points-seen' }),
  })
}
