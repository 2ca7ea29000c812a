import type {
  DigitalGame,
  DigitalGamePlay,
  DigitalGameResult,
  DigitalPrize,
  GameData,
  Locale,
} from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { earlierAnswer, type ValueRequest } from '../kernel/idempotency/index.ts'
import { newId } from '../kernel/ids/index.ts'
import { actForPlayer, balanceIn, playerAsking, type Asker } from '../kernel/ledger/index.ts'
import type { Secrets } from '../kernel/secrets/index.ts'
import { bonusOf, capOf, spanOf } from './activityRow.ts'
import { takePlace } from './creditActivity.ts'
import type { GameSource, PlayEnd } from './digitalGames.tables.ts'
import {
  addPlay,
  currencyOf,
  endPlay,
  findPlay,
  startPlay,
  worthOf,
  type DigitalPlay,
} from './digitalPlays.ts'
import type { DigitalRounds, FixedRound } from './digitalRounds.ts'
import { countFunPlay } from './countFunPlay.ts'
import { findActivity, requireActivity } from './findActivity.ts'

export interface DigitalGamesDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  rounds: DigitalRounds
}

export interface PlayRequest {
  asker: Asker
  request: ValueRequest
  /** The key of the activity. */
  key: string
  locale: Locale
}

export interface EndRequest {
  asker: Asker
  request: ValueRequest
  token: string
  by: Exclude<PlayEnd, 'CLUB'>
}

interface Offer {
  key: string
  game_id: string
  play_for_fun: boolean
  prizes: DigitalPrize[]
}

const COLUMNS = 'g.key, g.game_id, g.play_for_fun, g.prizes'

const OFFER = {
  name: 'activities.digitalGame',
  text: `select ${COLUMNS}, g.source = 'ACTIVITY' and exists (
      select from activities a join bonus_campaigns b on b.activity_id = a.id
      where a.key = g.key and b.starts_at <= $3 and b.ends_at > $3) as has_campaign
    from digital_games g where g.source = $1 and g.key = $2`,
}

const FOR_FUN = {
  name: 'activities.digitalGameForFun',
  text: `select ${COLUMNS} from digital_games g where g.game_id = $1 and g.play_for_fun
    order by g.source, g.key limit 1`,
}

const noGame = () => new Refusal('error.digitalGame.none')

const prizeTypeOf = (hasCampaign: boolean) => (hasCampaign ? 'BONUS_CAMPAIGN' : 'LOYALTY_POINTS')

const asPlay = ({ digitalRevealToken, baseAmount, prizeType }: DigitalPlay): DigitalGamePlay => ({
  digitalRevealToken,
  baseAmount,
  prizeType,
})

/** Games of other houses, played for points or for fun. What a play comes to is fixed here, before it is shown. */
export const createDigitalGames = ({ database, clock, secrets, rounds }: DigitalGamesDeps) => {
  const findOffer = async (source: GameSource, key: string): Promise<Offer & { has_campaign: boolean }> => {
    const [offer] = await database.statement<Offer & { has_campaign: boolean }>({
      ...OFFER,
      values: [source, key, clock.now()],
    })
    if (!offer) throw noGame()
    return offer
  }

  /** The round of a request that is not answered yet; nothing is asked of a maker for one that will be refused. */
  const fix = async (playerId: string, { request, key }: PlayRequest): Promise<FixedRound | null> => {
    const isAnswered = await database.unitOfWork(
      async tx => (await earlierAnswer(tx, playerId, request)) !== null,
    )
    if (isAnswered) return null
    const activity = await findActivity(database, { key }, { playerId, now: clock.now() })
    if (activity.type !== 'INTERACTIVE_GAME') throw new Refusal('activities.notFound')
    if (capOf(activity)?.limitReached) throw new Refusal('activities.limitReached')
    const { game_id: gameId, prizes } = await findOffer('ACTIVITY', key)
    return rounds.open({
      gameId,
      prizes,
      request: { operation: request.operation, playerId, key: request.key },
    })
  }

  const keep = async (tx: Tx, playerId: string, round: FixedRound, { key, locale }: PlayRequest) => {
    // The same request came back after its answer was forgotten.
    const known = await findPlay(tx, round.token, playerId)
    if (known) return known
    const now = clock.now()
    const activity = await requireActivity(tx, { key }, { playerId, now })
    const { cap, cap_period: capPeriod, texts } = activity
    const period = spanOf(capPeriod, now)
    const points = round.prize
    const place = { playerId, key, cap: cap ?? Infinity, period, subject: round.token, points, now }
    if (!(await takePlace(tx, place))) throw new Refusal('activities.limitReached')
    return addPlay(tx, {
      ...{ playerId, key, round, now },
      source: 'ACTIVITY',
      title: texts[locale].title,
      prizeType: prizeTypeOf(bonusOf(activity) > 0),
      bonusAmount: bonusOf(activity),
    })
  }

  return {
    async fetchDigitalGame(source: GameSource, key: string): Promise<DigitalGame> {
      const { game_id: gameId, play_for_fun: playForFun, ...offer } = await findOffer(source, key)
      return { key, gameId, playForFun, prizes: offer.prizes, prizeType: prizeTypeOf(offer.has_campaign) }
    },

    /** Takes one of the player's places in the activity, and keeps the play: all of it, or none. */
    async playForPoints(asked: PlayRequest): Promise<DigitalGamePlay> {
      const { asker, request } = asked
      const round = await fix(await playerAsking(database, asker, clock.now()), asked)
      return actForPlayer(database, { asker, request, now: clock.now() }, async (tx, playerId) => {
        // It was answered a moment ago, and by now that is forgotten: whoever still waits asks once more.
        if (!round) throw new Refusal('error.gameLoad')
        return asPlay(await keep(tx, playerId, round, asked))
      })
    },

    async playForFun(gameId: string, playerId: string): Promise<DigitalGamePlay> {
      const now = clock.now()
      const [offer] = await database.statement<Offer>({ ...FOR_FUN, values: [gameId] })
      if (!offer) throw noGame()
      await countFunPlay({ database, secrets }, playerId, now)
      const request = { operation: 'fun', playerId, key: newId(now) }
      const round = await rounds.open({ gameId, prizes: offer.prizes, request })
      const play = {
        playerId,
        source: 'FUN',
        key: offer.key,
        title: gameId,
        round,
        prizeType: 'NONE',
        now,
      } as const
      return asPlay(await database.unitOfWork(tx => addPlay(tx, play)))
    },

    /** What shows a play: the same as often as it is asked for, so that a page that was lost can show it again. */
    async getGameData(token: string, playerId: string): Promise<GameData> {
      const play = await database.unitOfWork(tx => findPlay(tx, token, playerId))
      if (!play) throw new Refusal('error.arcade.noSession')
      return play.data
    },

    startGame: (token: string, playerId: string): Promise<void> =>
      database.unitOfWork(tx => startPlay(tx, token, playerId, clock.now())),

    endGame({ asker, request, token, by }: EndRequest): Promise<DigitalGameResult> {
      const now = clock.now()
      return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
        const play = await endPlay(tx, { token, playerId, by, now })
        return { amount: worthOf(play), balance: await balanceIn(tx, playerId, currencyOf(play)) }
      })
    },
  }
}

export type DigitalGames = ReturnType<typeof createDigitalGames>
