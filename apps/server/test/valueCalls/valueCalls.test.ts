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

/** Besides begin and commit. With a third party in between, in two units of work. */
const STATEMENTS: Record<ValueCall, number> = {
  conversion: 1,
  dailyBonus: 1,
  standardReward: 6,
  coupon: 8,
  drawEntry: 9,
  partnerReward: 7,
  gameplayReward: 14,
  loungeEntry: 12,
  freeEntry: 19,
  arcadePlay: 9,
  arcadeEnd: 5,
  activityPlay: 12,
  activityCredit: 7,
  ticket: 13,
  promoCode: 12,
  surveyAnswer: 10,
  order: 17,
  orderSettlement: 5,
}

onPostgres('a call that moves value', world => {
  const club = startServer(world, {
    env: { FEATURES: 'SWEEPSTAKES_V1,LL_PAYMENT_ENABLED' },
    providers: {
      arcade: fakeGameMaker().provider,
      lottery: fakeCentralSystem().provider,
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

  test.each(Object.entries(STATEMENTS))('takes few statements: %s %i', async (name, count) => {
    const { browser, email } = player
    const challenge = (await browser.get('/api/captcha/FREE_ENTRY')).json
    const { path, body, headers } = valueRequests[name as ValueCall]({
      ...{ email, n: 0, turn: 0, captcha: await solveCaptcha(challenge) },
      sign: () => 'signed',
    })
    const statements = await world.countQueries(async () => {
      const sent = { headers: { 'idempotency-key': randomUUID(), ...headers } }
      const { status, json } = await browser.post(path, body, sent)
      if (status >= 300) throw new Error(`${path} was answered ${status}: ${JSON.stringify(json)}`)
    })
    expect(statements).toBe(count)
  })
})
