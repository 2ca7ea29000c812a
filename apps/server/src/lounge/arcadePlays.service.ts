import {
  prizesFor,
  spinResultsOf,
  type ArcadePlay,
  type DigitalGamePlay,
  type Locale,
} from '@players-club/domain-models'
import { addFunPlay, addPlay, type DigitalPlay, type FunRounds, type Plays } from '../activities/index.ts'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { findStoredAnswer, type ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/newId.ts'
import {
  actForPlayer,
  balanceIn,
  InsufficientBalanceError,
  findAskingPlayer,
  postTransfer,
  type Asker,
} from '../kernel/ledger/index.ts'
import { findPlayedGame, type PlayedGame } from './findPlayedGame.ts'

export interface ArcadePlaysDeps {
  database: Database
  clock: Clock
  plays: Plays
  funRounds: FunRounds
}

/** The play that a player asks for. */
export interface AskedPlay {
  asker: Asker
  request: ValueRequest
  wager: number
  /** The language of the game's name in the history. */
  locale: Locale
}

/** A play in an NGL session. */
export interface SessionPlay extends AskedPlay {
  sessionId?: string
}

/** Plays of the arcade games. The outcome of a prize play is drawn with its wager, before anything is shown. */
export const createArcadePlays = ({ database, clock, plays, funRounds }: ArcadePlaysDeps) => {
  const requireWager = (game: PlayedGame, wager: number): void => {
    if (!game.wagers.includes(wager)) throw new Refusal('error.arcade.wager')
  }

  const playForPrizes = async <Answer>(
    game: PlayedGame,
    { sessionId, ...asked }: SessionPlay,
    answerOf: (play: DigitalPlay, balance: number) => Answer,
  ): Promise<Answer> => {
    const { asker, request, wager, locale } = asked
    requireWager(game, wager)
    const prizes = prizesFor(game.chances, wager)
    return plays.play({
      ...{ asker, request, gameId: game.gameId, prizes },
      async begin(tx, playerId, now) {
        const id = newId(now)
        const transferId = await payWager(tx, { id, playerId, game, wager, locale, now })
        const play = { id, playerId, request, prizes, transferId, sessionId, now }
        const [key, title] = [game.gameId, game.names[locale]]
        return addPlay(tx, { ...play, key, title, source: 'ARCADE', prizeType: 'TOKENS' })
      },
      answerOf: async (tx, play) => answerOf(play, await balanceIn(tx, play.playerId, 'tokens')),
    })
  }

  /** A fun play debits and credits nothing. */
  const playForFunInSession = async <Answer>(
    game: PlayedGame,
    { asker, request, wager, sessionId }: SessionPlay,
    answerOf: (play: DigitalPlay) => Answer,
  ): Promise<Answer> => {
    requireWager(game, wager)
    const playerId = await findAskingPlayer(database, asker, clock.now())
    const earlier = await database.unitOfWork(tx => findStoredAnswer(tx, playerId, request))
    // The stored body was written by this operation.
    if (earlier) return earlier.body as Answer
    const { gameId } = game
    const round = await funRounds.open({ playerId, gameId, prizes: prizesFor(game.chances, wager) })
    const now = clock.now()
    return actForPlayer(database, { asker, request, now }, async tx =>
      answerOf(await addFunPlay(tx, { playerId, key: gameId, round, sessionId, now })),
    )
  }

  return {
    playForPrizes,
    playForFunInSession,

    async debit({ gameId, ...asked }: AskedPlay & { gameId: string }): Promise<ArcadePlay> {
      const game = await findPlayedGame(database, gameId, ['PBL'])
      return playForPrizes(game, asked, ({ digitalRevealToken, baseAmount, data }, balance) => ({
        digitalRevealToken,
        prizes: [{ amount: baseAmount }],
        extraData: JSON.stringify({ spinResults: spinResultsOf(data) ?? [] }),
        balance,
      }))
    },

    async playForFun(gameId: string, playerId: string): Promise<DigitalGamePlay> {
      const game = await findPlayedGame(database, gameId, ['PBL'])
      if (!game.playForFun) throw new Refusal('lounge.game.notFound')
      const prizes = prizesFor(game.chances, Math.max(...game.wagers))
      const round = await funRounds.open({ playerId, gameId, prizes })
      const play = { playerId, key: gameId, round, now: clock.now() }
      const { digitalRevealToken, baseAmount, prizeType } = await database.unitOfWork(tx =>
        addFunPlay(tx, play),
      )
      return { digitalRevealToken, baseAmount, prizeType }
    },
  }
}

export type ArcadePlays = ReturnType<typeof createArcadePlays>

interface Wager {
  /** The id of the play. */
  id: string
  playerId: string
  game: PlayedGame
  wager: number
  locale: Locale
  now: Date
}

const payWager = async (tx: Tx, { id, playerId, game, wager, locale, now }: Wager): Promise<string> => {
  try {
    const { transferId } = await postTransfer(
      tx,
      {
        key: `wager:${id}`,
        kind: 'PLAY',
        description: game.names[locale],
        details: { gameId: game.gameId },
        legs: [{ from: { playerId }, to: { house: 'arcade' }, currency: 'tokens', amount: wager }],
      },
      now,
    )
    return transferId
  } catch (error) {
    throw error instanceof InsufficientBalanceError ? new Refusal('error.arcade.insufficientTokens') : error
  }
}
