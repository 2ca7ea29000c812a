import type { Api } from '@players-club/api-client'
import {
  defaultRemoteConfig,
  MESSAGE_TIMEOUTS,
  type Instant,
  type RemoteConfig,
  type Lottery,
} from '@players-club/domain-models'
import { createSession, onNewSession, type SessionStore } from './session/createSession.ts'
import { createSessionKeeper, type SessionKeeper } from './session/createSessionKeeper.ts'
import { createSessionLink } from './session/createSessionLink.ts'
import { createSessionStorage } from './session/createSessionStorage.ts'
import { loseSession } from './session/loseSession.ts'
import type { GrantedSession } from './session/Session.ts'
import { createConfetti, type Confetti } from './confetti/createConfetti.ts'
import { createFeatureFlags } from './featureFlags/createFeatureFlags.ts'
import type { FeatureFlags, FeatureFlagsStore } from './featureFlags/createFeatureFlags.ts'
import { createGuardedPageStore, type GuardedPageStore } from './redirect/guardedPageStore.ts'
import { createMessageBar, type MessageBarStore } from './messageBar/createMessageBar.ts'
import { createOutage, type OutageStore } from './outage/createOutage.ts'
import { createPageViews, type PageViews } from './pageViews/createPageViews.ts'
import { createRemoteConfig, type RemoteConfigStore } from './remoteConfig/createRemoteConfig.ts'
import { createSpinner, type Spinner } from './spinner/createSpinner.ts'
import { clubPaths, type ClubPaths } from './ClubPaths.ts'
import type { ClubPorts } from './ClubPorts.ts'
import { createDrafts, type Drafts } from './draft/createDrafts.ts'
import { createPlayerStorage, type PlayerStoragePort } from './createPlayerStorage.ts'
import { createStore, type ReadonlyStore } from './store/createStore.ts'
import { createSharedAnswers, type SharedAnswers } from './query/createSharedAnswers.ts'
import { createQueries, type Queries } from './query/createQueries.ts'
import type { QueryAnswer } from './query/queryKey.ts'
import { sessionApi } from './sessionApi.ts'

/** What the server knew when it rendered the page; all of it may be missing. */
export type ClubInitial = {
  /**
   * The player whose session the request's cookie opened; `null` for a guest. Without it that is unknown: the browser
   * asks for the session and restores it, and guards wait.
   */
  readonly session?: GrantedSession | null
  /**
   * The cookie's session has expired: the browser may hold a refresh token to restore it.
   * @default true where `session` is missing
   */
  readonly hasExpiredSession?: boolean
  /** The flags authorized for this visitor. */
  readonly authorizedFlags?: FeatureFlags
  readonly remoteConfig?: RemoteConfig
  /** Answers for the page's queries. */
  readonly answers?: readonly QueryAnswer[]
  /** When the page was rendered, and the chance it was rendered with: the first render in the browser repeats them. */
  readonly renderedAt?: Instant
  readonly random?: number
}

/** What a club begins with: its lottery, and the data of a server-rendered page. */
export type ClubOptions = {
  /** The lottery that runs the club: its settings, its zone and its minimum age. */
  readonly lottery: Lottery
  readonly initial?: ClubInitial
  /** The addresses of the pages that flows and guards lead to. @default clubPaths */
  readonly paths?: ClubPaths
  /**
   * Whether the club asks the server for flags and remote configuration, at the start and again while the page is open. A
   * widget on a partner's page shows nothing that depends on them.
   * @default true
   */
  readonly asksForFlags?: boolean
}

/** Everything flows share: the ports, and the state that outlives a page. */
export type Club = Omit<ClubPorts, 'api'> & {
  /** Calls of a player are given up when the player's session ends. */
  readonly api: Api
  readonly paths: ClubPaths
  readonly lottery: Lottery
  readonly session: SessionStore
  /** What the player who is here keeps: theirs alone. What belongs to the device is kept in `storage`. */
  readonly playerStorage: { readonly local: PlayerStoragePort; readonly session: PlayerStoragePort }
  /** The input of forms that was not sent. */
  readonly drafts: Drafts
  readonly keeper: SessionKeeper
  /** When the server last answered the player (milliseconds since the epoch). */
  readonly answeredAt: ReadonlyStore<number>
  /** Ends a session that the server no longer knows, and brings the player to sign in again. */
  loseSession(): void
  readonly messages: MessageBarStore
  readonly spinner: Spinner
  readonly confetti: Confetti
  readonly remoteConfig: RemoteConfigStore
  readonly flags: FeatureFlagsStore
  readonly outage: OutageStore
  readonly pageViews: PageViews
  readonly queries: Queries
  readonly sharedAnswers: SharedAnswers
  /** What clears the page's state of a player; called when the player changes. */
  readonly clearers: Set<() => void>
  readonly guardedPage: GuardedPageStore
  readonly renderedAt: Date
  /** The chance of this visit. */
  readonly chance: number
  /** Begins to watch the clock, the storage and the server; returns how to stop. */
  start(): () => void
}

/** Puts a club together. Nothing is asked, written or timed before `start`, so that a server can render with it. */
export function createClub(
  ports: ClubPorts,
  { lottery, initial = {}, paths = clubPaths, asksForFlags = true }: ClubOptions,
): Club {
  const { clock, storage, locks, tabs, navigator, analytics } = ports
  const renderedAt = initial.renderedAt ? new Date(initial.renderedAt) : clock.now()
  const sessionStorage = createSessionStorage(storage)
  const session = createSession(sessionStorage, initial.session, initial.hasExpiredSession)
  const messages = createMessageBar(clock, navigator)
  const spinner = createSpinner(clock)
  const confetti = createConfetti(clock)
  const queries = createQueries({
    answers: initial.answers ?? [],
    renderedAt: renderedAt.getTime(),
    isPublic: !initial.session,
  })
  const sharedAnswers = createSharedAnswers({ tabs, session }, initial.answers ?? [])
  const pageViews = createPageViews(analytics, messages)
  const clearers = new Set([
    queries.forget,
    sharedAnswers.clear,
    spinner.clear,
    confetti.clear,
    messages.sessionChanged,
  ])

  const lose = () => loseSession({ session, messages, navigator, paths })
  const bare = ports.api(createSessionLink({ session, storage: sessionStorage, locks, lose }))
  const answeredAt = createStore(renderedAt.getTime())
  const answered = () => answeredAt.setState(clock.now().getTime())
  const api = sessionApi(bare, session, {
    onChanging: queries.invalidate,
    onAnswered({ name, isUnattended }, answer) {
      if (!isUnattended) answered()
      sharedAnswers.answered(name, answer)
    },
    onSettledUnseen: sharedAnswers.invalidate,
  })
  const remoteConfig = createRemoteConfig(
    { api: bare, clock },
    { initial: initial.remoteConfig ?? null, defaults: defaultRemoteConfig },
  )
  const flags = createFeatureFlags(
    { api, clock, remoteConfig },
    { settings: lottery.settings, initial: initial.authorizedFlags ?? null },
  )
  const keeper = createSessionKeeper({
    api: bare,
    session,
    storage: sessionStorage,
    locks,
    clock,
    analytics,
    isAdopting: () => remoteConfig.getState().switches?.USE_LOCAL_STORAGE_TO_LOGIN ?? false,
    onEndedElsewhere: () =>
      messages.raise({
        type: 'info',
        key: 'shell.sessionEndedElsewhere',
        timeout: MESSAGE_TIMEOUTS.extended,
      }),
  })
  const drafts = createDrafts(storage, session)
  const outage = createOutage(clock, remoteConfig, renderedAt)

  /** Whatever ends a session, the navigation that follows is done here. */
  function goToTarget() {
    const { target } = session.getState()
    if (target) navigator.go(target.path, { state: target.state })
  }

  /** Keeps flags and remote configuration up to date. */
  function followOperator() {
    if (!initial.authorizedFlags) void flags.load()
    return [
      onNewSession(session, () => void flags.load()),
      remoteConfig.subscribe(keeper.follow),
      flags.start(),
      outage.start(),
    ]
  }

  function start() {
    const stops = [
      session.onSessionChange(() => {
        for (const clear of clearers) clear()
      }),
      ...(asksForFlags ? followOperator() : []),
      keeper.start(),
      drafts.start(),
      onNewSession(session, answered),
      onNewSession(session, goToTarget),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return {
    ...ports,
    api,
    paths,
    lottery,
    session,
    playerStorage: createPlayerStorage(storage, session),
    drafts,
    keeper,
    answeredAt,
    loseSession: lose,
    messages,
    spinner,
    confetti,
    remoteConfig,
    flags,
    outage,
    pageViews,
    queries,
    sharedAnswers,
    clearers,
    guardedPage: createGuardedPageStore(),
    renderedAt,
    chance: initial.random ?? ports.random(),
    start,
  }
}
