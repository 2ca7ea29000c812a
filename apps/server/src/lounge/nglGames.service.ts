import {
  nglWager,
  type ArcadeVendor,
  type DigitalGameResult,
  type NglGameData,
  type NglSession,
  type NglToken,
} from '@players-club/domain-models'
import { endPlay, findPlay, worthOf, type DigitalPlay } from '../activities/index.ts'
import { Refusal, refusalOf } from '../kernel/http/problem.ts'
import { actForPlayer, findAskingPlayer, readBalance } from '../kernel/ledger/index.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { findPlayedGame, type PlayedGame } from './findPlayedGame.ts'
import type { FunPlays } from './funPlays.service.ts'
import { createNglSessions } from './nglSessions.ts'
import type { AskedPlay, PaidPlays } from './paidPlays.service.ts'

export interface NglGamesDeps extends ServiceDeps {
  secrets: Secrets
  paidPlays: PaidPlays
  funPlays: FunPlays
}

export interface StartedGame extends AskedPlay {
  gameId: string
  session: NglSession
}

export interface EndedGame extends Pick<AskedPlay, 'asker' | 'request'> {
  clientSessionId: string
  playData: string
}

const VENDORS: readonly ArcadeVendor[] = ['NGL', 'NGLPBL']

const noSession = () => new Refusal('error.arcade.noNglSession')
const sessionOver = () => new Refusal('error.arcade.sessionOver')

const asGameData = ({ gameId, wagers }: PlayedGame): NglGameData => ({
  wagers: wagers.map(wager => nglWager(gameId, wager)),
  prizeInfo: { totalPrizeAmount: 0 },
  totalPrizeAmount: 0,
  outcome: null,
  playData: null,
})

/** The NGL games: a token, a session, plays in it, and their ends. */
export const createNglGames = ({ database, clock, secrets, paidPlays, funPlays }: NglGamesDeps) => {
  const nglSessions = createNglSessions({ clock, secrets })
  const requireGame = async (gameId: string, isFun: boolean): Promise<PlayedGame> => {
    const game = await findPlayedGame(database, gameId, VENDORS)
    if (isFun && !game.playForFun) throw new Refusal('lounge.game.notFound')
    return game
  }

  /** The game of a session, and the wager in tokens. */
  const findStart = async (session: { isOver: boolean; isFun: boolean }, gameId: string, wager: number) => {
    if (session.isOver) throw sessionOver()
    const game = await requireGame(gameId, session.isFun)
    const own = game.wagers.find(each => nglWager(gameId, each) === wager)
    if (own === undefined) throw new Refusal('error.arcade.wager')
    return { game, own }
  }

  return {
    getToken: (playerId: string, isFun: boolean): NglToken => nglSessions.token({ playerId, isFun }),

    async startSession(asked: {
      playerId: string
      gameId: string
      isFun: boolean
      subjectToken: string | null
    }): Promise<NglSession> {
      const { playerId, gameId, isFun, subjectToken } = asked
      const { vendor } = await requireGame(gameId, isFun)
      // NGLPBL starts for a prize without a token; a token that is given has to be valid.
      const isTokenless = vendor === 'NGLPBL' && !isFun && subjectToken === null
      if (!isTokenless && !nglSessions.holds(subjectToken ?? '', { playerId, isFun })) throw sessionOver()
      return nglSessions.open({ playerId, gameId, isFun })
    },

    getGameData: async (gameId: string, isFun: boolean): Promise<NglGameData> =>
      asGameData(await requireGame(gameId, isFun)),

    /** A fun play debits and credits nothing; it shows what it would have won. */
    async startGame({ gameId, session, wager, ...asked }: StartedGame): Promise<NglGameData> {
      const playerId = await findAskingPlayer(database, asked.asker, clock.now())
      const opened = nglSessions.find(session, { playerId, gameId })
      if (!opened) throw noSession()
      const { isFun } = opened
      const found = await findStart(opened, gameId, wager).catch(refusalOf)
      if (found instanceof Refusal) {
        if (isFun) throw found
        return paidPlays.repeat(asked, found)
      }
      const { game, own } = found
      const inSession = { ...asked, wager: own, sessionId: session.clientSessionId }
      const answerOf = ({ baseAmount, digitalRevealToken }: DigitalPlay): NglGameData => ({
        ...asGameData(game),
        prizeInfo: { totalPrizeAmount: baseAmount },
        totalPrizeAmount: baseAmount,
        outcome: baseAmount > 0 ? 'WIN' : 'NO_WIN',
        playData: digitalRevealToken,
      })
      return isFun
        ? funPlays.playInSession(game, inSession, answerOf)
        : paidPlays.play(game, inSession, answerOf)
    },

    endGame({ asker, request, clientSessionId, playData: token }: EndedGame): Promise<DigitalGameResult> {
      const now = clock.now()
      return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
        const found = await findPlay(tx, token, playerId)
        if (found?.sessionId !== clientSessionId) throw noSession()
        const ended = await endPlay(tx, { token, playerId, by: 'END', now })
        return { amount: worthOf(ended), balance: await readBalance(tx, playerId, 'tokens') }
      })
    },
  }
}

export type NglGames = ReturnType<typeof createNglGames>
