import { prizesFor, spinResultsOf, type ArcadePlay, type Locale } from '@players-club/domain-models'
import { addPlay, type DigitalPlay, type Plays } from '../activities/index.ts'
import { inOneTrip, type Database, type Tx } from '../kernel/database/index.ts'
import { Refusal, refusalOf } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import { InsufficientBalanceError, postTransfer, readBalance, type Asker } from '../kernel/ledger/index.ts'
import { findPlayedGame, type PlayedGame } from './findPlayedGame.ts'

/** The play that a player asks for. */
export interface AskedPlay {
  asker: Asker
  request: ValueRequest
  wager: number
  /** The language of the game's name in the history. */
  locale: Locale
}

/** A play of one of the game's wagers, in an NGL session if it has one. */
export interface SessionPlay extends AskedPlay {
  sessionId?: string
}

/** Plays of the arcade games for prizes. The outcome is drawn with the wager, before anything is shown. */
export const createPaidPlays = ({ database, plays }: { database: Database; plays: Plays }) => {
  const play = <Answer>(
    game: PlayedGame,
    { asker, request, wager, locale, sessionId }: SessionPlay,
    answerOf: (play: DigitalPlay, balance: number) => Answer,
  ): Promise<Answer> => {
    const prizes = prizesFor(game.chances, wager)
    return plays.play({
      ...{ asker, request, gameId: game.gameId, prizes },
      async begin(tx, playerId, now) {
        const [id, transferId] = [newId(now), newId(now)]
        const play = { id, playerId, request, prizes, transferId, sessionId, now }
        const [key, title] = [game.gameId, game.texts[locale].name]
        const [, added] = await inOneTrip([
          () => payWager(tx, { id, transferId, playerId, game, wager, locale, now }),
          () => addPlay(tx, { ...play, key, title, source: 'ARCADE', prizeType: 'TOKENS' }),
        ])
        return added
      },
      answerOf: async (tx, play) => answerOf(play, await readBalance(tx, play.playerId, 'tokens')),
    })
  }

  const findGame = async (gameId: string, wager: number): Promise<PlayedGame> => {
    const game = await findPlayedGame(database, gameId, ['PBL'])
    if (!game.wagers.includes(wager)) throw new Refusal('error.arcade.wager')
    return game
  }

  return {
    play,

    repeat: plays.repeat,

    async debit({ gameId, ...asked }: AskedPlay & { gameId: string }): Promise<ArcadePlay> {
      const game = await findGame(gameId, asked.wager).catch(refusalOf)
      if (game instanceof Refusal) return plays.repeat(asked, game)
      return play(game, asked, ({ digitalRevealToken, baseAmount, data }, balance) => ({
        digitalRevealToken,
        prizes: [{ amount: baseAmount }],
        extraData: JSON.stringify({ spinResults: spinResultsOf(data) ?? [] }),
        balance,
      }))
    },
  }
}

export type PaidPlays = ReturnType<typeof createPaidPlays>

interface Wager {
  /** The id of the play. */
  id: string
  transferId: string
  playerId: string
  game: PlayedGame
  wager: number
  locale: Locale
  now: Date
}

const payWager = async (tx: Tx, paid: Wager): Promise<void> => {
  const { id, transferId, playerId, game, wager, locale, now } = paid
  try {
    await postTransfer(
      tx,
      {
        id: transferId,
        key: `wager:${id}`,
        kind: 'PLAY',
        description: game.texts[locale].name,
        details: { gameId: game.gameId },
        legs: [{ from: { playerId }, to: { house: 'arcade' }, currency: 'tokens', amount: wager }],
      },
      now,
    )
  } catch (error) {
    throw error instanceof InsufficientBalanceError ? new Refusal('error.arcade.insufficientTokens') : error
  }
}
