import { getActivity, getPlayerActivity, type ErrorMessage } from '@players-club/api-client'
import { defaultSettings, MESSAGE_TIMEOUTS, type Activity, type Message } from '@players-club/domain-models'
import { useEffect, useEffectEvent } from 'react'
import { isPlayer } from '../accounts/session/Session.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useStore } from '../club/store/useStore.ts'
import { useClub } from '../club/useClub.ts'

export type ActivityPage = Omit<Query<Activity>, 'data'> & {
  /** Undefined until it is there. */
  readonly activity: Activity | undefined
  readonly isSignedIn: boolean
  /** Brings a guest to the sign-in, and from there back to this page. */
  signIn(): void
}

const isId = (activityId: string) => /^[1-9]\d{0,8}$/.test(activityId)

/** What is said where there is no such activity for this visitor; null where it is there, or may be. */
function absenceOf(activityId: string, error: ErrorMessage | null): Message | null {
  const { short, long } = MESSAGE_TIMEOUTS
  if (!isId(activityId)) return { type: 'error', key: 'activities.invalid', timeout: long }
  switch (error?.key) {
    case 'activities.notFound':
      return { type: 'error', key: 'activities.notFound', timeout: short }
    case 'activities.activityUnavailable':
      return { type: 'warning', key: 'activities.activityUnavailable', timeout: short }
    default:
      return null
  }
}

/** One activity by the id in the address. Where there is none the visitor is told, and brought to the others. */
export function useActivity(
  activityId: string,
  behindLogin: string = defaultSettings.activitiesBehindLogin,
): ActivityPage {
  const { messages, navigator, session } = useClub()
  const visitor = useStore(session)
  const isSignedIn = isPlayer(visitor)
  const input = isId(activityId) ? { params: { activityId: Number(activityId) } } : null
  const own = useQuery(getPlayerActivity, isSignedIn ? input : null)
  const everybodys = useQuery(getActivity, isSignedIn ? null : input)
  const { data, error, ...query } = isSignedIn ? own : everybodys

  const absence = absenceOf(activityId, error)
  const isAbsent = absence !== null
  useEffect(() => {
    const said = absenceOf(activityId, error)
    if (!said) return
    navigator.go('/earn', { replace: true })
    messages.raise(said)
  }, [activityId, error, messages, navigator])

  const signIn = (options?: { replace: boolean }) => {
    const { pathname, search } = navigator.location()
    navigator.go(`/login?${new URLSearchParams({ from: pathname + search }).toString()}`, options)
  }
  const isGuest = !isSignedIn && !visitor.isWaking
  const isKeptBack = isGuest && data !== undefined && behindLogin.split(',').includes(data.type)
  const keepBack = useEffectEvent(() => signIn({ replace: true }))
  useEffect(() => {
    if (isKeptBack) keepBack()
  }, [isKeptBack])

  return {
    ...query,
    activity: isAbsent ? undefined : data,
    // That there is none is told elsewhere, on the way to the others.
    error: isAbsent ? null : error,
    isSignedIn,
    signIn: () => signIn(),
  }
}
