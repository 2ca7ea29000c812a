'use client'

import { getActivity, getPlayerActivity } from '@players-club/api-client'
import {
  MESSAGE_TIMEOUTS,
  parseCommaList,
  parseId,
  type Activity,
  type Message,
  type MessageKey,
} from '@players-club/domain-models'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../club/session/useSession.ts'
import { signInPath } from '../club/ClubPaths.ts'
import { useFound } from '../club/query/useFound.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useRefreshOnNewDay } from '../club/useRefreshOnNewDay.ts'
import { useRedirectWithMessage } from '../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'

/** What `useActivity` returns: the activity, the state of loading it, and the way to the sign-in. */
export type ActivityPage = Omit<Query<Activity>, 'data'> & {
  /** Undefined until it is there. */
  readonly activity: Activity | undefined
  readonly isSignedIn: boolean
  /** Brings a guest to the sign-in, and from there back to this page. */
  signIn(): void
}

/** The activity that a page is for. */
export interface ActivityOptions {
  /** The only activity that this page is for, where it is for one. */
  key?: string
}

const { short, long } = MESSAGE_TIMEOUTS
const INVALID: Message = { type: 'error', key: 'activities.invalid', timeout: long }
const NOT_FOUND = { type: 'error', key: 'activities.notFound', timeout: short } as const satisfies Message
const UNAVAILABLE = {
  type: 'warning',
  key: 'activities.activityUnavailable',
  timeout: short,
} as const satisfies Message

/** What is said where the activity is not there for this visitor; null where it is, or may be. */
function absenceIn({ missing, isOther }: { missing: MessageKey | null; isOther: boolean }): Message | null {
  if (isOther || missing === NOT_FOUND.key) return NOT_FOUND
  return missing === UNAVAILABLE.key ? UNAVAILABLE : null
}

/**
 * One activity by the id in the address. Without one, a message says so, and the visitor goes to the others.
 * An address without an id asks for nothing. An activity that ends while its page is open stays.
 */
export function useActivity(activityId: string | undefined, { key }: ActivityOptions = {}): ActivityPage {
  const { navigator, paths, lottery } = useClub()
  const { isSignedIn, isRestoring } = useSession()
  const id = parseId(activityId)
  const isInvalid = activityId !== undefined && id === null
  const input = id === null ? null : { params: { activityId: id } }
  const asked = useQuery(isSignedIn ? getPlayerActivity : getActivity, input)
  const { data, error, missing, ...query } = useFound(asked, {
    id,
    refusals: [NOT_FOUND.key, UNAVAILABLE.key],
  })

  const isOther = key !== undefined && data !== undefined && data.key !== key
  const absence = isInvalid ? INVALID : absenceIn({ missing, isOther })
  const isAbsent = absence !== null
  useRedirectWithMessage(paths.earn, query.loading ? null : absence)
  // What may be earned per day begins again.
  useRefreshOnNewDay(query.refresh)

  const signIn = (options?: { replace: boolean }) => {
    const { pathname, search } = navigator.location()
    navigator.go(signInPath(paths, pathname + search), options)
  }
  const isGuest = !isSignedIn && !isRestoring
  const isKeptBack =
    isGuest &&
    data !== undefined &&
    parseCommaList(lottery.settings.activitiesBehindLogin).includes(data.type)
  const keepBack = useEffectEvent(() => signIn({ replace: true }))
  useEffect(() => {
    if (isKeptBack) keepBack()
  }, [isKeptBack])

  return useStableVerbs({
    ...query,
    activity: isAbsent ? undefined : data,
    // The message about it is raised elsewhere, on the way to the others.
    error: isAbsent ? null : error,
    isSignedIn,
    signIn: () => signIn(),
  })
}
