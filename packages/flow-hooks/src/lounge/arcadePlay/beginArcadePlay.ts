import {
  ApiError,
  debitArcade,
  getNglGameData,
  getNglToken,
  playArcadeForFun,
  startNglGame,
  startNglSession,
  type Api,
  type CallOptions,
} from '@players-club/api-client'
import { nglWager, type ArcadeGame, type GameMode, type NglSession } from '@players-club/domain-models'
import { isRefusal } from '../../club/isRefusal.ts'
import { NoSessionError, SessionRefusedError } from '../gameFrame/gameFailures.ts'
import { type GamePlay } from '../gameFrame/GamePlay.ts'
import type { KeptNglSessions } from './keptNglSessions.ts'

export interface ArcadeLaunch {
  readonly game: Pick<ArcadeGame, 'gameId' | 'vendor'>
  readonly wager: number
  readonly mode: GameMode
  /** The sessions that were opened, by the key of the play: a retry after a lost answer uses the same one. */
  readonly sessions: KeptNglSessions
}

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/** The club shows its result at its end. */
const played = (
  token: string | null,
  { mode, wager }: Pick<ArcadeLaunch, 'mode' | 'wager'>,
  sessionId?: string,
): GamePlay => {
  if (token === null) throw new NoSessionError(sessionId === undefined ? 'Session' : 'NGL Session')
  const isEndedByClub = mode === 'prize' || sessionId !== undefined
  return {
    ...{ token, mode, isEndedByClub },
    amount: isEndedByClub ? null : 0,
    ...(mode === 'prize' && { wager }),
    ...(sessionId !== undefined && { sessionId }),
  }
}

/** Begins a play in the way of its vendor. What it wins is fixed with it, on the server. */
export function beginArcadePlay(api: Api, launch: ArcadeLaunch, options: CallOptions): Promise<GamePlay> {
  return launch.game.vendor === 'PBL' ? beginPbl(api, launch, options) : beginNgl(api, launch, options)
}

async function beginPbl(api: Api, launch: ArcadeLaunch, options: CallOptions): Promise<GamePlay> {
  const { gameId } = launch.game
  if (launch.mode === 'fun') {
    const { signal } = options
    return played(
      (await api.call(playArcadeForFun, { body: { gameId } }, { signal })).digitalRevealToken,
      launch,
    )
  }
  const body = { amount: launch.wager, key: gameId }
  return played((await api.call(debitArcade, { body }, options)).digitalRevealToken, launch)
}

/** With the chosen wager for a prize, with the highest for fun. A session that is refused with 403 is replaced once. */
async function beginNgl(api: Api, launch: ArcadeLaunch, options: CallOptions): Promise<GamePlay> {
  const { game, wager, mode, sessions } = launch
  const { gameId } = game
  const { idempotencyKey: key = '' } = options
  const start = async (session: NglSession) => {
    const wanted = mode === 'fun' ? await highestWager(api, gameId, options) : nglWager(gameId, wager)
    const body = { gameId, wager: wanted, ...session }
    const { playData } = await api.call(startNglGame, { body }, options)
    const play = played(playData, launch, session.clientSessionId)
    sessions.delete(key)
    return play
  }
  const openAndKeep = async () => {
    const session = await openSession(api, game, mode, options)
    sessions.set(key, session)
    return session
  }
  const begin = async () => start(sessions.get(key) ?? (await openAndKeep()))
  const beginAgain = async (error: unknown) => {
    if (!isForbidden(error)) throw error
    return openAndKeep().then(start).catch(launchFailed)
  }
  try {
    return await begin().catch(beginAgain)
  } catch (error) {
    if (error instanceof SessionRefusedError || isRefusal(error, true)) sessions.delete(key)
    throw error
  }
}

/** A 403 that stays is no refusal of the club: the launch has failed, and can be tried again. */
function launchFailed(error: unknown): never {
  throw isForbidden(error)
    ? new SessionRefusedError('The game refuses its session.', { cause: error })
    : error
}

async function openSession(
  api: Api,
  { gameId, vendor }: ArcadeLaunch['game'],
  mode: GameMode,
  { signal }: CallOptions,
): Promise<NglSession> {
  const fun = mode === 'fun'
  const isTokenless = vendor === 'NGLPBL' && !fun
  const token = isTokenless ? null : await api.call(getNglToken, { body: { fun } }, { signal })
  const body = { gameId, fun, subjectToken: token && token.subjectToken }
  return api.call(startNglSession, { body }, { signal })
}

async function highestWager(api: Api, gameId: string, { signal }: CallOptions): Promise<number> {
  const { wagers } = await api.call(
    getNglGameData,
    { params: { gameId }, query: { fun: 'true' } },
    { signal },
  )
  return Math.max(...wagers)
}
