import type { DigitalPrize } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { IdempotencyInFlightError } from '../kernel/idempotency/errors.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { beginForPlayer, endForPlayer, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import {
  findOpenPlay,
  findRequestedPlay,
  openPlay,
  type DigitalPlay,
  type WaitingPlay,
} from './digitalPlays.ts'
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

  /** Null if the maker does not answer, and a parallel copy of the request has opened or voided the play. */
  const openRound = async <Answer>(
    { id, baseAmount: prize }: WaitingPlay,
    { gameId, prizes }: AskedPlay<Answer>,
  ): Promise<OpenRound | null> => {
    try {
      return await rounds.open({ gameId, reference: id, prize, prizes })
    } catch (error) {
      const isVoided = await database.unitOfWork(tx =>
        voidPlay(tx, id, { giveBackRedemption, now: clock.now() }),
      )
      if (isVoided) throw error
      return null
    }
  }

  const end = <Answer>(
    { id, playerId }: WaitingPlay,
    round: OpenRound | null,
    { request, answerOf }: AskedPlay<Answer>,
  ): Promise<Answer> => {
    const now = clock.now()
    return endForPlayer(database, { playerId, request, now }, async tx => {
      const play = round ? await openPlay(tx, id, round, now) : await findOpenPlay(tx, id)
      // A parallel copy of the request could not reach the maker and has given the price back.
      if (!play) throw new Refusal('error.gameLoad')
      return answerOf(tx, play)
    })
  }

  return {
    /**
     * The answer that a request was given before, or else this refusal: the game may have changed since. A play whose
     * round is pending is neither.
     */
    async repeat<Answer>(
      asked: Pick<AskedPlay<Answer>, 'asker' | 'request'>,
      refusal: Refusal,
    ): Promise<Answer> {
      const { asker, request } = asked
      const { answer } = await beginForPlayer<Answer, never>(
        database,
        { asker, request, now: clock.now() },
        async (tx, playerId) => {
          if (await findRequestedPlay(tx, playerId, request))
            throw new IdempotencyInFlightError('The play of this request waits for its round.')
          throw refusal
        },
      )
      return answer
    },

    async play<Answer>(asked: AskedPlay<Answer>): Promise<Answer> {
      const begun = await begin(asked)
      if ('answer' in begun) return begun.answer
      return end(begun.play, await openRound(begun.play, asked), asked)
    },
  }
}

export type Plays = ReturnType<typeof createPlays>
