import type { DigitalPrize } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { beginForPlayer, endForPlayer, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { findRequestedPlay, openPlay, type DigitalPlay, type WaitingPlay } from './digitalPlays.ts'
import type { DigitalRounds, OpenRound } from './digitalRounds.ts'
import { voidPlay, type GiveBackRedemption } from './voidPlay.ts'

export interface PlaysDeps extends ServiceDeps {
  rounds: DigitalRounds
  giveBackRedemption: GiveBackRedemption
}

export interface AskedPlay<Answer> {
  asker: Asker
  request: ValueRequest
  /** The maker's id of the game, and its prizes. */
  gameId: string
  prizes: readonly DigitalPrize[]
  /** Takes the price and adds the play, in one unit of work. */
  begin(tx: Tx, playerId: string, now: Date): Promise<WaitingPlay>
  answerOf(tx: Tx, play: DigitalPlay): Promise<Answer>
}

type Begun<Answer> = { answer: Answer } | { play: WaitingPlay }

/**
 * Plays that cost or credit something. The price is taken and the outcome drawn in one unit of work; then the maker
 * opens the round while no lock is held; a second unit of work stores the round and the answer. If the maker does not
 * answer, the price is given back. A repeated request continues an interrupted play; without one the job
 * `unopenedPlays` gives the price back.
 */
export const createPlays = ({ database, clock, rounds, giveBackRedemption }: PlaysDeps) => {
  const begin = <Answer>({ asker, request, ...asked }: AskedPlay<Answer>): Promise<Begun<Answer>> => {
    const now = clock.now()
    return beginForPlayer(database, { asker, request, now }, async (tx, playerId) => {
      const waiting = await findRequestedPlay(tx, playerId, request)
      return { play: waiting ?? (await asked.begin(tx, playerId, now)) }
    })
  }

  const openRound = async (
    { id, baseAmount: prize }: WaitingPlay,
    gameId: string,
    prizes: readonly DigitalPrize[],
  ) => {
    try {
      return await rounds.open({ gameId, reference: id, prize, prizes })
    } catch (error) {
      await database.unitOfWork(tx => voidPlay(tx, id, { giveBackRedemption, now: clock.now() }))
      throw error
    }
  }

  const end = <Answer>(
    { id, playerId }: WaitingPlay,
    round: OpenRound,
    { request, answerOf }: AskedPlay<Answer>,
  ): Promise<Answer> => {
    const now = clock.now()
    return endForPlayer(database, { playerId, request, now }, async tx => {
      const play = await openPlay(tx, id, round, now)
      // A parallel copy of the request could not reach the maker and has given the price back.
      if (!play) throw new Refusal('error.gameLoad')
      return answerOf(tx, play)
    })
  }

  return {
    /** The answer that a request was given before, or else this refusal: the game may have changed since. */
    async repeat<Answer>(
      asked: Pick<AskedPlay<Answer>, 'asker' | 'request'>,
      refusal: Refusal,
    ): Promise<Answer> {
      const { asker, request } = asked
      const { answer } = await beginForPlayer<Answer, never>(
        database,
        { asker, request, now: clock.now() },
        () => Promise.reject(refusal),
      )
      return answer
    },

    async play<Answer>(asked: AskedPlay<Answer>): Promise<Answer> {
      const begun = await begin(asked)
      if ('answer' in begun) return begun.answer
      return end(begun.play, await openRound(begun.play, asked.gameId, asked.prizes), asked)
    },
  }
}

export type Plays = ReturnType<typeof createPlays>
