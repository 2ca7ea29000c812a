import { contract } from '@players-club/api-client/contract'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { claimantOf } from '../../test/claimant.ts'
import { startServer, type Account } from '../../test/clubServer.ts'
import { PUBLIC_URL, START } from '../../test/constants.ts'
import { addLoungeReward, makeReady, openDrawOf } from '../../test/drawings.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { solveCaptcha } from '../../test/solveCaptcha.ts'
import { testSender } from '../../test/testSender.ts'
import { createCaptcha } from '../kernel/captcha/captcha.ts'
import { captchaSolutions } from '../kernel/captcha/captcha.tables.ts'
import { idempotencyRecords } from '../kernel/idempotency/idempotency.tables.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { readBalance, ledgerFaults, TransferReplayedError } from '../kernel/ledger/index.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { deriveSecrets } from '../kernel/secrets/secrets.ts'
import { locationPasses } from '../location/location.tables.ts'
import { drawEntries } from '../promotions/promotions.tables.ts'
import { createClaimFreeEntry } from './claimFreeEntry.service.ts'
import { loungeFreeEntries } from './freeEntries.tables.ts'

const PATH = '/api/loyalty/v2/lounge-rewards'
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

const elsewhere = {
  address1: '1 Congress St',
  address2: '',
  apartmentNumber: '',
  city: 'Tucson',
  state: 'Arizona',
  stateCode: 'AZ',
  country: 'United States',
  countryCode: 'US',
  zipCode: '85701',
}

const tokenFor = async (browser: Browser) => solveCaptcha((await browser.get('/api/captcha/FREE_ENTRY')).json)

onPostgres('free entries', world => {
  const club = startServer(world)
  beforeAll(async () => {
    await addLoungeReward(world.database, { id: 51 }, START)
    await addLoungeReward(world.database, { id: 52, frequency: 'monthly' }, START)
  })
  beforeEach(() => club.clock.set(START))

  const enter = async () => {
    const account = await club.enterNew()
    await makeReady(world.database, 100, START, account.id)
    return account
  }
  const claim = async (
    { browser, email }: Account & { browser: Browser },
    change: { rewardId?: number; [field: string]: unknown } = {},
  ) => {
    const { rewardId = 51, ...changed } = change
    const drawId = await openDrawOf(world.database, rewardId, club.clock.now())
    const recaptcha = await tokenFor(browser)
    return browser.post(
      `${PATH}/free-entries`,
      { rewardId, drawId, recaptcha, ...claimantOf(email), ...changed },
      { headers: { 'idempotency-key': randomUUID() } },
    )
  }
  /** A location check counts for a minute. */
  const checkLocationAgain = ({ id }: Account) =>
    world.database.unitOfWork(tx =>
      tx.update(locationPasses).set({ checkedAt: club.clock.now() }).where(eq(locationPasses.playerId, id)),
    )
  const keyOf = async (...claimed: Parameters<typeof claim>) => (await claim(...claimed)).json.errorKey
  const kept = (playerId: string) =>
    world.database.unitOfWork(async tx => ({
      entries: await tx.select().from(drawEntries).where(eq(drawEntries.playerId, playerId)),
      free: await tx.select().from(loungeFreeEntries).where(eq(loungeFreeEntries.playerId, playerId)),
    }))

  test('[CLAIM-002] [CLAIM-007] a claim adds an entry to the draw, costs nothing, and is free in the history', async () => {
    const player = await enter()
    const { status, json } = await claim(player)
    expect([status, json]).toEqual([
      200,
      { id: expect.any(String), rewardId: 51, drawId: json.drawId, entries: 1, playerEntries: 1 },
    ])
    const { entries } = await kept(player.id)
    expect(entries).toMatchObject([{ drawId: json.drawId, entries: 1, source: 'FREE', reference: json.id }])
    expect(await readBalance(world.database, player.id, 'tokens')).toBe(100)
    const seen = (await player.browser.get(`${PATH}/51/frequency-cap`)).json
    expect(seen.draw).toMatchObject({ playerEntries: 1, hasFreeEntry: true })
    expect(seen.frequencyCap).toEqual({ limitReached: false, remaining: 5 })
    const history = await player.browser.get(
      `/api/loyalty/v2/tokens/transactions?page=0&size=10&filter=historyTypes:SWEEPSTAKES_ENTRIES`,
    )
    expect(history.json.content).toMatchObject([
      {
        description: 'Weekly drawing',
        amount: 0,
        extraData: expect.arrayContaining([
          { key: 'entryMethod', value: 'FREE' },
          { key: 'entries', value: '1' },
        ]),
      },
    ])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('a claim shows as claimed to its own player only', async () => {
    await claim(await enter())
    const { browser } = await enter()
    const { json } = await browser.get(`${PATH}/51/frequency-cap`)
    expect(json.draw).toMatchObject({ playerEntries: 0, hasFreeEntry: false })
  })

  test('the player gets a mail with a link to the drawing', async () => {
    const player = await enter()
    await claim(player)
    const mails = await world.database.unitOfWork(tx =>
      tx.select().from(outboxMails).where(eq(outboxMails.recipient, player.email)),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Your free entry: Weekly drawing'])
    expect(mails[0]?.text).toContain(`${PUBLIC_URL}/lucky-lounge/reward/51`)
  })

  test('[CLAIM-006] [CLAIM-007] a second claim within 60 seconds is refused, and later each draw accepts one', async () => {
    const player = await enter()
    expect((await claim(player)).status).toBe(200)
    club.clock.advance(59 * SECOND)
    expect(await keyOf(player)).toBe('error.reward.freeEntryTrace')
    expect(await keyOf(player, { rewardId: 52 })).toBe('error.reward.freeEntryTrace')
    club.clock.advance(SECOND)
    await checkLocationAgain(player)
    expect(await keyOf(player)).toBe('error.reward.freeEntryPerDraw')
    expect((await claim(player, { rewardId: 52 })).status).toBe(200)
    expect((await kept(player.id)).free).toHaveLength(2)
  })

  test('[CLAIM-006] a claim from the future delays no other once the clock is set back', async () => {
    const player = await enter()
    expect((await claim(player)).status).toBe(200)
    club.clock.advance(-61 * SECOND)
    await checkLocationAgain(player)
    expect((await claim(player, { rewardId: 52 })).status).toBe(200)
  })

  test('a repeated request gets the first answer, even after its captcha was used and has expired', async () => {
    const player = await enter()
    const drawId = await openDrawOf(world.database, 51, START)
    const recaptcha = await tokenFor(player.browser)
    const body = { rewardId: 51, drawId, recaptcha, ...claimantOf(player.email) }
    const send = () =>
      player.browser.post(`${PATH}/free-entries`, body, { headers: { 'idempotency-key': 'the-same-key' } })
    const first = await send()
    club.clock.advance(11 * 60 * SECOND)
    expect((await send()).json).toEqual(first.json)
    expect((await kept(player.id)).entries).toHaveLength(1)
  })

  test('[CLAIM-007] a claim for a draw that has closed since adds no entry to the next draw', async () => {
    const player = await enter()
    const other = await openDrawOf(world.database, 52, START)
    expect(await keyOf(player, { drawId: other })).toBe('error.reward.drawChanged')
    expect(await kept(player.id)).toEqual({ entries: [], free: [] })
  })

  test('[CLAIM-003] a captcha is accepted for one entry, and a refused claim does not use it up', async () => {
    const player = await enter()
    const recaptcha = await tokenFor(player.browser)
    expect(await keyOf(player, { recaptcha: 'none' })).toBe('lounge.claim.captchaFailed')
    expect(await keyOf(player, { recaptcha, lastName: 'Somebody' })).toBe('lounge.claim.mismatch')
    expect((await claim(player, { recaptcha })).status).toBe(200)
    club.clock.advance(61 * SECOND)
    await checkLocationAgain(player)
    expect(await keyOf(player, { recaptcha, rewardId: 52 })).toBe('lounge.claim.captchaFailed')
    const other = await solveCaptcha((await player.browser.get('/api/captcha/CONTACT_US')).json)
    expect(await keyOf(player, { recaptcha: other, rewardId: 52 })).toBe('lounge.claim.captchaFailed')
  })

  test.each([
    { firstName: 'Somebody' },
    { dateOfBirth: '1984-05-18' },
    { email: 'other@players.example' },
    { phone: '6025550199' },
    { address: elsewhere },
  ])('[CLAIM-004] [CLAIM-005] a claim with %j is refused as different from the profile', async change => {
    const player = await enter()
    expect(await keyOf(player, change)).toBe('lounge.claim.mismatch')
    expect((await kept(player.id)).entries).toEqual([])
  })

  test('[CLAIM-004] the comparison ignores case and spaces', async () => {
    const player = await enter()
    const change = { firstName: ' VERITY ', email: player.email.toUpperCase() }
    expect((await claim(player, change)).status).toBe(200)
  })

  test.each([{ acceptsRules: false }, { sendUpdates: false }, { phone: '(602) 555-0100' }])(
    '[CLAIM-001] [CLAIM-003] [CLAIM-008] a claim with %j is refused',
    async change => {
      expect((await claim(await enter(), change)).status).toBe(400)
    },
  )

  test('[CLAIM-002] [GEO-008] a player who is not verified, or not in the state, is refused', async () => {
    const stranger = await club.enterNew()
    expect(await keyOf(stranger)).toBe('Error.idology.required')
    const traveller = await club.enterNew()
    await makeReady(world.database, 1, new Date(START.getTime() - DAY), traveller.id)
    expect(await keyOf(traveller)).toBe('location.unavailable')
    expect((await kept(traveller.id)).entries).toEqual([])
  })

  test('[CLAIM-009] [LOBBY-003] a guest is refused by both endpoints', async () => {
    const guest = await club.browser().open()
    const body = { rewardId: 51, drawId: 1, recaptcha: 'x', ...claimantOf('guest@players.example') }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await guest.post(`${PATH}/free-entries`, body, { headers })).status).toBe(401)
    const { status, problem } = await guest.post(`${PATH}/free-entries/guest`, body, { headers })
    expect([status, problem.errorKey]).toEqual([401, 'error.http.401'])
  })

  test('[LOBBY-003] every endpoint of the lounge and its store that moves value needs a player', () => {
    const calls = [...Object.values(contract.lounge), ...Object.values(contract.store)]
    const moving = calls.filter(({ effect }) => effect === 'value')
    expect(moving.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lounge.redeemEntries', 'lounge.claimFreeEntry', 'store.submitOrder']),
    )
    expect(moving.filter(({ access }) => access !== 'player')).toEqual([])
  })
})

const direct = (world: TestDatabase, email: string, now: Date) => {
  const clock = { now: () => now }
  const captcha = createCaptcha({ clock, secrets: deriveSecrets('s'.repeat(32)), rounds: 2 })
  const claimFreeEntry = createClaimFreeEntry({
    database: world.database,
    clock,
    captcha,
    sender: testSender,
  })
  return async (playerId: string, rewardId: number, key: string = randomUUID()) => {
    const recaptcha = await solveCaptcha(await captcha.challenge('FREE_ENTRY'))
    const drawId = await openDrawOf(world.database, rewardId, now)
    const body = { rewardId, drawId, recaptcha, ...claimantOf(email) }
    const request = valueRequest(key, 'lounge.claimFreeEntry', body)
    return claimFreeEntry({ asker: { playerId }, request, body, locale: 'en' })
  }
}

onPostgres('free entries under load', world => {
  const club = startServer(world)
  const ready = async () => {
    const account = await club.addAccount()
    await makeReady(world.database, 1, START, account.id)
    return account
  }
  const entriesIn = (playerId: string) =>
    world.database.unitOfWork(tx => tx.select().from(drawEntries).where(eq(drawEntries.playerId, playerId)))

  beforeAll(async () => {
    await addLoungeReward(world.database, { id: 61 }, START)
    await addLoungeReward(world.database, { id: 62 }, START)
  })

  test('[CLAIM-007] one of many parallel claims is accepted, whatever drawings they are for', async () => {
    const { id, email } = await ready()
    const claim = direct(world, email, START)
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => claim(id, 61 + (n % 2))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const { errorKey } of reasonsOf(results) as { errorKey: string }[])
      expect(errorKey).toBe('error.reward.freeEntryTrace')
    expect(await entriesIn(id)).toHaveLength(1)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[CLAIM-007] servers whose clocks differ by more than a minute still accept one entry in a draw', async () => {
    const { id, email } = await ready()
    const at = (n: number) => direct(world, email, new Date(START.getTime() + n * 61 * SECOND))
    const results = await Promise.allSettled([0, 1, 2, 3].map(n => at(n)(id, 61)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await entriesIn(id)).toMatchObject([{ entries: 1, source: 'FREE' }])
    const spent = await world.database.unitOfWork(tx => tx.$count(captchaSolutions))
    expect(spent).toBe(2)
  })

  test('[CLAIM-007] the ledger refuses a key whose stored answer was lost, and no entry is added', async () => {
    const { id, email } = await ready()
    const claim = direct(world, email, START)
    await claim(id, 61, 'the-same-key')
    await world.database.unitOfWork(tx => tx.delete(idempotencyRecords))
    await expect(claim(id, 61, 'the-same-key')).rejects.toBeInstanceOf(TransferReplayedError)
    expect(await entriesIn(id)).toHaveLength(1)
  })
})
