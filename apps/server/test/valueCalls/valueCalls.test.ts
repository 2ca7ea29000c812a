import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { give } from '../arcadeGames.ts'
import { startServer } from '../clubServer.ts'
import { START } from '../constants.ts'
import { onPostgres } from '../engines.ts'
import { fakeCentralSystem } from '../fakeCentralSystem.ts'
import { fakeGameMaker } from '../fakeGameMaker.ts'
import { fakePaymentProvider } from '../fakePaymentProvider.ts'
import { solveCaptcha } from '../solveCaptcha.ts'
import { valueRequests, type ValueCall } from './valueCalls.ts'
import { addValueData, admitPlayers } from './valueData.ts'

/**
 * The statements of each call besides begin and commit, and the round trips of its units of work. With a third party in
 * between there are two units; a statement outside of them is a round trip more.
 */
const COUNTS: Record<ValueCall, readonly [statements: number, roundTrips: number]> = {
  conversion: [1, 0],
  dailyBonus: [1, 0],
  standardReward: [6, 4],
  coupon: [8, 5],
  drawEntry: [7, 5],
  partnerReward: [7, 4],
  gameplayReward: [14, 12],
  loungeEntry: [10, 7],
  freeEntry: [17, 7],
  arcadePlay: [9, 8],
  arcadeEnd: [5, 5],
  activityPlay: [12, 11],
  activityCredit: [7, 6],
  ticket: [14, 9],
  promoCode: [12, 9],
  surveyAnswer: [10, 9],
  order: [19, 8],
  orderSettlement: [5, 7],
}

onPostgres('a call that moves value', world => {
  const club = startServer(world, {
    env: { FEATURES: 'SWEEPSTAKES_V1,LL_PAYMENT_ENABLED' },
    providers: {
      arcade: fakeGameMaker().provider,
      centralSystem: fakeCentralSystem().provider,
      payments: fakePaymentProvider().provider,
    },
  })
  let player: Awaited<ReturnType<typeof club.enterNew>>

  beforeAll(async () => {
    player = await club.enterNew()
    for (const currency of ['points', 'tokens'] as const)
      await give(world.database, player.id, 100_000, currency)
    const client = new pg.Client({ connectionString: world.location.url })
    await client.connect()
    await addValueData(client, { now: START, codes: 32, turns: 1 })
    await admitPlayers(client, START)
    await client.end()
  })

  test.each(Object.entries(COUNTS))('takes few statements and round trips: %s %j', async (name, counts) => {
    const { browser, email } = player
    const challenge = (await browser.get('/api/captcha/FREE_ENTRY')).json
    const { path, body, headers } = valueRequests[name as ValueCall]({
      ...{ email, n: 0, turn: 0, captcha: await solveCaptcha(challenge) },
      sign: () => 'signed',
    })
    const send = async () => {
      const sent = { headers: { 'idempotency-key': randomUUID(), ...headers } }
      const { status, json } = await browser.post(path, body, sent)
      if (status >= 300) throw new Error(`${path} was answered ${status}: ${JSON.stringify(json)}`)
    }
    let statements = 0
    const roundTrips = await world.countRoundTrips(async () => {
      statements = await world.countQueries(send)
    })
    expect([statements, roundTrips]).toEqual(counts)
  })
})
