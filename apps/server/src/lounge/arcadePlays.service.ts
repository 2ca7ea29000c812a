import {
  prizesFor,
  spinResultsOf,
  type ArcadePlay,
  type DigitalGamePlay,
  type Locale,
} from '@players-club/domain-models'
import {
  addPlay,
  countFunPlay,
  findPlay,
  type DigitalPlay,
  type DigitalRounds,
  type FixedRound,
} from '../activities/index.ts'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { earlierAnswer, type ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/index.ts'
import {
  actForPlayer,
  balanceIn,
  balanceOf,
  InsufficientBalanceError,
  playerAsking,
  postTransfer,
  type Asker,
} from '../kernel/ledger/index.ts'
import type { Secrets } from '../kernel/secrets/index.ts'
import { findPlayedGame, type PlayedGame } from './findPlayedGame.ts'

export interface ArcadePlaysDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  rounds: DigitalRounds
}

/** A play as a player asks for it. */
export interface AskedPlay {
  asker: Asker
  request: ValueRequest
  wager: number
  /** In which language the history names the game. */
  locale: Locale
}

/** A play in a sitting of NGL, which is for tokens or for fun. */
export interface SittingPlay extends AskedPlay {
  sessionId?: string
  isFun?: boolean
}

const tokenOf = ({ digitalRevealToken }: DigitalPlay) => digitalRevealToken

/** Plays of the lounge's games. What a play comes to is fixed and kept with its wager, before anything is shown. */
export const createArcadePlays = ({ database, clock, secrets, rounds }: ArcadePlaysDeps) => {
  /** The round of a request that is not answered yet; nothing is asked of a maker for one that will be refused. */
  const fix = async (game: PlayedGame, asked: SittingPlay): Promise<FixedRound | null> => {
    const { asker, request, wager, isFun = false } = asked
    const now = clock.now()
    const playerId = await playerAsking(database, asker, now)
    const isAnswered = await database.unitOfWork(
      async tx => (await earlierAnswer(tx, playerId, request)) !== null,
    )
    if (isAnswered) return null
    if (isFun) await countFunPlay({ database, secrets }, playerId, now)
    else if ((await balanceOf(database, playerId, 'tokens')) < wager)
      throw new Refusal('error.arcade.insufficientTokens')
    return rounds.open({
      gameId: game.gameId,
      prizes: prizesFor(game.chances, wager),
      request: { operation: request.operation, playerId, key: request.key },
    })
  }

  const keep = async (
    tx: Tx,
    playerId: string,
    round: FixedRound,
    { game, ...asked }: SittingPlay & { game: PlayedGame },
  ): Promise<DigitalPlay> => {
    // The same request came back after its answer was forgotten.
    const known = await findPlay(tx, round.token, playerId)
    if (known) return known
    const { isFun = false, sessionId, locale } = asked
    const now = clock.now()
    if (!isFun) await payWager(tx, playerId, game, asked, now)
    const play = { playerId, key: game.gameId, title: game.names[locale], round, sessionId, now }
    return addPlay(
      tx,
      isFun
        ? { ...play, source: 'FUN', prizeType: 'NONE' }
        : { ...play, source: 'ARCADE', prizeType: 'TOKENS' },
    )
  }

  /** The wager, the play with its outcome and the answer: all of it, or none. */
  const play = async <Answer>(
    game: PlayedGame,
    asked: SittingPlay,
    answerOf: (play: DigitalPlay, balance: number) => Answer,
  ): Promise<Answer> => {
    if (!game.wagers.includes(asked.wager)) throw new Refusal('error.arcade.wager')
    const round = await fix(game, asked)
    const { asker, request } = asked
    return actForPlayer(database, { asker, request, now: clock.now() }, async (tx, playerId) => {
      // It was answered a moment ago, and by now that is forgotten: whoever still waits asks once more.
      if (!round) throw new Refusal('error.gameLoad')
      const kept = await keep(tx, playerId, round, { ...asked, game })
      return answerOf(kept, await balanceIn(tx, playerId, 'tokens'))
    })
  }

  return {
    play,

    async debit({ gameId, ...asked }: AskedPlay & { gameId: string }): Promise<ArcadePlay> {
      const game = await findPlayedGame(database, gameId, ['PBL'])
      return play(game, asked, (kept, balance) => ({
        digitalRevealToken: tokenOf(kept),
        prizes: [{ amount: kept.baseAmount }],
        extraData: JSON.stringify({ spinResults: spinResultsOf(kept.data) ?? [] }),
        balance,
      }))
    },

    async playForFun(gameId: string, playerId: string): Promise<DigitalGamePlay> {
      const now = clock.now()
      const game = await findPlayedGame(database, gameId, ['PBL'])
      if (!game.playForFun) throw new Refusal('lounge.game.notFound')
      await countFunPlay({ database, secrets }, playerId, now)
      const prizes = prizesFor(game.chances, Math.max(...game.wagers))
      const request = { operation: 'lounge.fun', playerId, key: newId(now) }
      const round = await rounds.open({ gameId, prizes, request })
      const fun = {
        playerId,
        key: gameId,
        title: gameId,
        round,
        now,
        source: 'FUN',
        prizeType: 'NONE',
      } as const
      const { baseAmount, prizeType, ...kept } = await database.unitOfWork(tx => addPlay(tx, fun))
      return { digitalRevealToken: kept.digitalRevealToken, baseAmount, prizeType }
    },
  }
}

export type ArcadePlays = ReturnType<typeof createArcadePlays>

async function payWager(
  tx: Tx,
  playerId: string,
  game: PlayedGame,
  { request, wager, locale }: AskedPlay,
  now: Date,
): Promise<void> {
  try {
    await postTransfer(
      tx,
      {
        key: `${playerId}:${request.operation}:${request.key}`,
        kind: 'PLAY',
        description: game.names[locale],
        details: { gameId: game.gameId },
        legs: [{ from: { playerId }, to: { house: 'arcade' }, currency: 'tokens', amount: wager }],
      },
      now,
    )
  } catch (error) {
    throw error instanceof InsufficientBalanceError ? new Refusal('error.arcade.insufficientTokens') : error
  }
}
