import { prizesFor, type DigitalGamePlay } from '@players-club/domain-models'
import { addFunPlay, type DigitalPlay, type FunRounds } from '../activities/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { findStoredAnswer } from '../kernel/idempotency/storedAnswers.ts'
import { actForPlayer, findAskingPlayer } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { findPlayedGame, type PlayedGame } from './findPlayedGame.ts'
import type { SessionPlay } from './paidPlays.service.ts'

export interface FunPlaysDeps extends ServiceDeps {
  funRounds: FunRounds
}

/** Plays of the arcade games for fun. They debit and credit nothing. */
export const createFunPlays = ({ database, clock, funRounds }: FunPlaysDeps) => ({
  /** A play for the highest wager, outside any session. */
  async play(gameId: string, playerId: string): Promise<DigitalGamePlay> {
    const game = await findPlayedGame(database, gameId, ['PBL'])
    if (!game.playForFun) throw new Refusal('lounge.game.notFound')
    const prizes = prizesFor(game.chances, Math.max(...game.wagers))
    const round = await funRounds.open({ playerId, gameId, prizes })
    const { digitalRevealToken, baseAmount, prizeType } = await database.unitOfWork(tx =>
      addFunPlay(tx, { playerId, key: gameId, round, now: clock.now() }),
    )
    return { digitalRevealToken, baseAmount, prizeType }
  },

  async playInSession<Answer>(
    { gameId, chances }: PlayedGame,
    { asker, request, wager, sessionId }: SessionPlay,
    answerOf: (play: DigitalPlay) => Answer,
  ): Promise<Answer> {
    const playerId = await findAskingPlayer(database, asker, clock.now())
    const earlier = await database.unitOfWork(tx => findStoredAnswer<Answer>(tx, playerId, request))
    if (earlier !== null) return earlier
    const round = await funRounds.open({ playerId, gameId, prizes: prizesFor(chances, wager) })
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async tx =>
      answerOf(await addFunPlay(tx, { playerId, key: gameId, round, sessionId, now })),
    )
  },
})

export type FunPlays = ReturnType<typeof createFunPlays>
