import type {
  DigitalGame,
  DigitalGamePlay,
  DigitalGameResult,
  GameData,
  Locale,
} from '@players-club/domain-models'
import { playerUnitOfWork } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import { actForPlayer, readBalance, type Asker } from '../kernel/ledger/index.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { bonusOf, capPeriodKey } from './activityRow.ts'
import { consumePlace } from './creditActivity.ts'
import type { digitalGames, GameSource, PlayEnd } from './digitalGames.tables.ts'
import {
  addFunPlay,
  addPlay,
  currencyOf,
  endPlay,
  findPlay,
  startPlay,
  worthOf,
  type DigitalPlay,
} from './digitalPlays.ts'
import type { FunRounds } from './funPlays.ts'
import type { Plays } from './plays.service.ts'
import { requireActivity } from './requireActivity.ts'

export interface DigitalGamesDeps extends ServiceDeps {
  plays: Plays
  funRounds: FunRounds
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

type Offer = Omit<typeof digitalGames.$inferSelect, 'source'>
type CampaignOffer = Offer & { hasCampaign: boolean }

const COLUMNS = 'g.key, g.game_id as "gameId", g.play_for_fun as "playForFun", g.prizes'

const OFFER = {
  name: 'activities.digitalGame',
  text: `select ${COLUMNS}, g.source = 'ACTIVITY' and exists (
      select from activities a join bonus_campaigns b on b.activity_id = a.id
      where a.key = g.key and b.starts_at <= $3 and b.ends_at > $3) as "hasCampaign"
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

/** Games of other makers, played for points or for fun. The outcome is drawn here, before it is shown. */
export const createDigitalGames = ({ database, clock, plays, funRounds }: DigitalGamesDeps) => {
  const findOffer = async (source: GameSource, key: string): Promise<CampaignOffer | undefined> => {
    const [offer] = await database.statement<CampaignOffer>({ ...OFFER, values: [source, key, clock.now()] })
    return offer
  }

  return {
    async fetchDigitalGame(source: GameSource, key: string): Promise<DigitalGame> {
      const offer = await findOffer(source, key)
      if (!offer) throw noGame()
      const { hasCampaign, ...game } = offer
      return { ...game, prizeType: prizeTypeOf(hasCampaign) }
    },

    /** Takes one of the player's places in the activity. */
    async playForPoints({ asker, request, key, locale }: PlayRequest): Promise<DigitalGamePlay> {
      const offer = await findOffer('ACTIVITY', key)
      const prizes = offer?.prizes ?? []
      return plays.play({
        ...{ asker, request, gameId: offer?.gameId ?? '', prizes },
        async begin(tx, playerId, now) {
          const activity = await requireActivity(tx, { key }, { playerId, now })
          if (activity.type !== 'INTERACTIVE_GAME' || !offer) throw new Refusal('activities.notFound')
          const { cap, capPeriod, texts } = activity
          const id = newId(now)
          const play = await addPlay(tx, {
            ...{ id, playerId, key, request, prizes, now },
            source: 'ACTIVITY',
            title: texts[locale].title,
            prizeType: prizeTypeOf(bonusOf(activity) > 0),
            bonusAmount: bonusOf(activity),
          })
          const period = capPeriodKey(capPeriod, now, tx.zone)
          const points = play.baseAmount
          const place = { playerId, key, cap: cap ?? Infinity, period, subject: id, points, now }
          if (!(await consumePlace(tx, place))) throw new Refusal('activities.limitReached')
          return play
        },
        answerOf: async (_, play) => asPlay(play),
      })
    },

    async playForFun(gameId: string, playerId: string): Promise<DigitalGamePlay> {
      const [offer] = await database.statement<Offer>({ ...FOR_FUN, values: [gameId] })
      if (!offer) throw noGame()
      const round = await funRounds.open({ playerId, gameId, prizes: offer.prizes })
      const play = { playerId, key: offer.key, round, now: clock.now() }
      return asPlay(await database.unitOfWork(tx => addFunPlay(tx, play)))
    },

    /** The data that shows a play: the same for every request, so that a reloaded page can show it again. */
    async getGameData(token: string, playerId: string): Promise<GameData> {
      const play = await database.unitOfWork(tx => findPlay(tx, token, playerId))
      if (!play) throw new Refusal('error.arcade.noSession')
      return play.data
    },

    startGame: (token: string, playerId: string): Promise<void> =>
      playerUnitOfWork(database, playerId, tx => startPlay(tx, token, playerId, clock.now())),

    endGame({ asker, request, token, by }: EndRequest): Promise<DigitalGameResult> {
      const now = clock.now()
      return actForPlayer(database, { asker, request, now }, async (tx, playerId) => {
        const play = await endPlay(tx, { token, playerId, by, now })
        return { amount: worthOf(play), balance: await readBalance(tx, playerId, currencyOf(play)) }
      })
    },
  }
}

export type DigitalGames = ReturnType<typeof createDigitalGames>
