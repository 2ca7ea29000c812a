import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createJobRunner } from '../src/kernel/jobs/index.ts'
import { readBalance, ledgerFaults, postTransfer } from '../src/kernel/ledger/index.ts'
import { enqueueMail } from '../src/kernel/outbox/outbox.ts'
import type { Mail } from '../src/kernel/outbox/MailProvider.ts'
import type { Browser, Received } from './Browser.ts'
import { startServer, type ClubServer } from './clubServer.ts'
import { PASSWORD, START } from './constants.ts'
import { onEachPostgres, startNeighbour } from './engines.ts'

const CONVERSIONS = '/api/loyalty/v2/tokens/redemptions'
const TERMS = '/api/loyalty/v2/tokens/conversion'
const WRONG = 'Wrong#2026'

/** A browser whose next request a load balancer sends to another server. */
function sameAt({ cookies, csrfToken }: Browser, club: ClubServer): Browser {
  const browser = club.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  browser.csrfToken = csrfToken
  return browser
}

const convert = (browser: Browser, quantity: number, key: string = randomUUID()): Promise<Received> =>
  browser.post(
    CONVERSIONS,
    { quantity, points: 100 * quantity, tokens: 10 * quantity },
    { headers: { 'idempotency-key': key } },
  )

onEachPostgres('two servers of one club', world => {
  const mailed: Mail[] = []
  const mail = {
    send(letter: Mail) {
      mailed.push(letter)
      return Promise.resolve()
    },
  }
  const neighbour = startNeighbour(world)
  const one = startServer(world, { providers: { mail } })
  const other = startServer(neighbour, { providers: { mail } })

  /** The same player on both servers, with points to spend. */
  async function enterBoth(points: number) {
    const { id, email, browser } = await one.enterNew()
    const leg = {
      from: { house: 'grants' },
      to: { playerId: id },
      currency: 'points',
      amount: points,
    } as const
    const grant = { key: `grant:${id}`, kind: 'GRANT', description: 'Grant', legs: [leg] } as const
    await world.database.unitOfWork(tx => postTransfer(tx, grant, START))
    return { id, email, here: browser, there: sameAt(browser, other) }
  }

  test('share a session that began on either, and end it together', async () => {
    const { email, here, there } = await enterBoth(100)
    expect((await there.get('/api/account')).json.email).toBe(email)
    expect((await there.post('/api/auth/logout')).status).toBe(204)
    expect((await here.get('/api/account')).status).toBe(401)
  })

  test('run one request once, whichever server it is sent to, and give the same answer', async () => {
    const { id, here, there } = await enterBoth(10_000)
    const key = randomUUID()
    const first = await Promise.all(
      Array.from({ length: 16 }, (_, at) => convert(at % 2 === 0 ? here : there, 3, key)),
    )
    // While one server works on it, the other answers 409.
    expect(first.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
    const again = [await convert(here, 3, key), await convert(there, 3, key)]
    expect(again.map(({ status, json }) => [status, json.balance])).toEqual([
      [200, 30],
      [200, 30],
    ])
    expect((await convert(there, 4, key)).status).toBe(422)
    expect(await readBalance(world.database, id, 'tokens')).toBe(30)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('share the daily limit of a player', async () => {
    const { id, here, there } = await enterBoth(50_000)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => convert(at % 2 === 0 ? here : there, 10)),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ problem }) => problem.errorKey)).toEqual(
      Array.from({ length: 10 }, () => 'error.reward.moreThanLeft'),
    )
    expect(await readBalance(world.database, id, 'tokens')).toBe(1_400)
    for (const browser of [here, there])
      expect((await browser.get(TERMS)).json.frequencyCap).toMatchObject({ count: 1_400, remaining: 40 })
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('count wrong passwords together, so that a lock holds on both', async () => {
    const { email } = await one.addAccount()
    const browsers = await Promise.all([one, other].map(club => club.browser().open()))
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => browsers[at % 2]!.signIn(email, WRONG)),
    )
    const lockedOut = guesses.filter(({ problem }) => problem.errorKey === 'error.uaaAuthentication.lockout')
    expect(lockedOut).toHaveLength(15)
    for (const browser of browsers)
      expect((await browser.signIn(email, PASSWORD)).problem.errorKey).toBe('error.uaaAuthentication.lockout')
  })

  test('send each mail once while both work in parallel', async () => {
    mailed.length = 0
    const ids = await world.database.unitOfWork(async tx => {
      const made: string[] = []
      for (let n = 0; n < 40; n += 1)
        made.push(
          await enqueueMail(tx, { to: `${n}@players.example`, subject: 'Hello', text: '', html: '' }, START),
        )
      return made
    })
    const runners = [
      createJobRunner({ database: world.database, clock: one.clock, kinds: one.server.jobs }),
      createJobRunner({ database: neighbour.database, clock: other.clock, kinds: other.server.jobs }),
    ]
    await Promise.all(runners.map(({ runDue }) => runDue()))
    expect(mailed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })
})
