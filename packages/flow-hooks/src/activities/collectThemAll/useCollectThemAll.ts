'use client'

import { getActivityByKey, getGamesByIds, getSuperBonus, type ErrorMessage } from '@players-club/api-client'
import {
  isCollected,
  isShownGameType,
  MESSAGE_TIMEOUTS,
  SUPER_BONUS_BUTTON_DELAY_S,
  type BucketGame,
  type Game,
  type Message,
  type SuperBonus,
} from '@players-club/domain-models'
import { useEffect } from 'react'
import { isPlayer, userIdOf } from '../../club/session/Session.ts'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useFound } from '../../club/query/useFound.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useRedirectWithMessage } from '../../club/useRedirectWithMessage.ts'
import { useRefreshOnNewDay } from '../../club/useRefreshOnNewDay.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useFeatureFlags } from '../../club/featureFlags/useFeatureFlags.ts'
import { gamesByIds } from '../../games/gamesByIds.ts'
import { collectThemAllMachine, type CollectThemAllState } from './collectThemAll.machine.ts'

/** Which collection a page shows. */
export interface CollectThemAllOptions {
  /** Of the collection, which is that of its activity; null while it is not known. */
  superBonusKey: string | null
}

/** What `useCollectThemAll` returns: the collection, its games, the dialog of a whole one, and the verbs. */
export type CollectThemAll = {
  readonly state: CollectThemAllState
  readonly collection: SuperBonus | undefined
  readonly error: ErrorMessage | null
  /** The buckets with their games, as far as these are on show. */
  readonly games: readonly (BucketGame & { game: Game | undefined })[]
  /** What the whole collection earns; unknown where its activity is not open to the visitor. */
  readonly points: number | undefined
  /** Tickets do not count: it is over, or its activity is not for this player, which is not known of a guest. */
  readonly isClosed: boolean
  /** The player has earned its points and can earn no more. */
  readonly isReached: boolean
  readonly isSignedIn: boolean
  refresh(): Promise<unknown>
  enterTicket(): void
  showProgress(): void
  closeProgress(): void
  close(): void
}

const MISSING = {
  type: 'error',
  key: 'activities.notFound',
  timeout: MESSAGE_TIMEOUTS.short,
} as const satisfies Message

const CLOSED = ['activities.activityUnavailable', MISSING.key]

const seenName = (key: string) => `players-club.collected.${key}`

/** A collect-them-all: what there is to collect, how far the player has come, and the moment when it is whole. */
export function useCollectThemAll({ superBonusKey: key }: CollectThemAllOptions): CollectThemAll {
  const { clock, confetti, navigator, paths, playerStorage, session, lottery } = useClub()
  const hasDialog = lottery.settings.superBonusDialog
  const flags = useFeatureFlags()
  const slice = useStore(session)
  const owner = isPlayer(slice) ? userIdOf(slice) : null
  const input = key === null ? null : { params: { key } }
  const query = useFound(useQuery(getSuperBonus, input), { id: key, refusals: [MISSING.key] })
  const { data: activity, error: refusal, refresh: refreshActivity } = useQuery(getActivityByKey, input)
  const refresh = () => Promise.all([query.refresh(), refreshActivity()])
  useRefreshOnNewDay(refresh)
  const collection = query.data
  const gameIds = collection?.games.map(({ gameId }) => gameId) ?? []
  const known = useQuery(getGamesByIds, gamesByIds(gameIds))
  const shown = known.data?.content.filter(({ gameTypeId }) => isShownGameType(gameTypeId, flags))

  const [state, send] = useMachine(
    collectThemAllMachine,
    (effect, { signal, send: sendAlive }) => {
      switch (effect.type) {
        case 'celebrate':
          return confetti.celebrate()
        case 'wait':
          return after(clock, SUPER_BONUS_BUTTON_DELAY_S * 1000, signal, () => sendAlive({ type: 'waited' }))
        case 'remember':
          if (owner !== null && key !== null) playerStorage.local.set(seenName(key), 'seen')
      }
    },
    { key },
  )

  const isWhole = collection !== undefined && isCollected(collection)
  useEffect(() => {
    if (!isWhole || !hasDialog || owner === null || key === null) return
    if (playerStorage.local.get(seenName(key)) === null) send({ type: 'collected' })
  }, [isWhole, hasDialog, owner, key, playerStorage, send])

  useRedirectWithMessage(paths.earn, query.missing && MISSING)

  return useStableVerbs({
    state,
    collection,
    error: query.error,
    games: (collection?.games ?? []).map(bucket => ({
      ...bucket,
      game: shown?.find(({ gameId }) => gameId === bucket.gameId),
    })),
    points: activity && activity.amount + activity.bonusAmount,
    isClosed: collection?.isOver === true || (owner !== null && CLOSED.includes(refusal?.key ?? '')),
    // A collection pays once, whatever its activity allows.
    isReached: (owner !== null && isWhole) || activity?.frequencyCap?.limitReached === true,
    isSignedIn: owner !== null,
    refresh,
    enterTicket: () => navigator.go(paths.ticketEntry, { state: { origin: navigator.location().pathname } }),
    showProgress: () => send({ type: 'details-asked' }),
    closeProgress: () => send({ type: 'details-closed' }),
    close: () => send({ type: 'closed' }),
  })
}
