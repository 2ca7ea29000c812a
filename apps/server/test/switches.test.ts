import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { players } from '../src/accounts/accounts.tables.ts'
import { createJobRunner } from '../src/kernel/jobs/index.ts'
import { startServer, type ClubServer } from './clubServer.ts'
import { START } from './constants.ts'
import { onPostgres } from './engines.ts'

const DAY_MS = 24 * 60 * 60_000

onPostgres('settings by environment variable', world => {
  const plain = startServer(world)
  const set = startServer(world, {
    env: {
      DISCLOSE_ACCOUNT_STATE: 'true',
      FEATURES: '',
      TRUST_PROXY: '1',
      UNACTIVATED_DAYS: '7',
    },
  })

  test('DISCLOSE_ACCOUNT_STATE makes answers reveal who has no account, unless a demo overrides it', async () => {
    const ask = async (club: ClubServer) => {
      const { status } = await (
        await club.browser().open()
      ).post('/api/account/send-password-reset', { email: 'nobody@players.example' })
      return status
    }
    expect(await ask(set)).toBe(404)
    expect(await ask(plain)).toBe(204)
    set.overrides = { DISCLOSE_ACCOUNT_STATE: false }
    expect(await ask(set)).toBe(204)
    set.overrides = {}
  })

  test('[FLAG-007] FEATURES enables exactly what it names, and a demo without it enables all but one', async () => {
    const flagsOf = async (club: ClubServer) =>
      (await club.browser().get('/api/feature-flags')).json.authorizedFlags
    expect(await flagsOf(set)).toEqual([])
    expect(await flagsOf(plain)).toEqual([
      'SWEEPSTAKES_V1',
      'LL_PAYMENT_ENABLED',
      'QUICKCARD_V1',
      'QUICKDRAW_V1',
      'INFORMATION_ONLY_V1',
      'EINSTANT_V1',
    ])
  })

  test('TRUST_PROXY takes the client address from the proxy, and without it the header is ignored', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    await set.browser().get('/api/feature-flags', { headers })
    await plain.browser().get('/api/feature-flags', { headers })
    expect(set.log).toContain('203.0.0.0')
    expect(plain.log).not.toContain('203.0.0.0')
  })

  test('UNACTIVATED_DAYS sets how long a registration can be activated, and a demo without it keeps it', async () => {
    const registeredAt = new Date(START.getTime() - 8 * DAY_MS)
    const { id } = await plain.addAccount({ state: 'notActivated', registeredAt })
    const isKept = async (club: ClubServer, nights: number) => {
      club.clock.set(new Date(START.getTime() + nights * DAY_MS))
      const kinds = club.server.jobs.filter(({ name }) => name === 'accounts.unactivatedPurge')
      await createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
      return (await world.database.unitOfWork(tx => tx.$count(players, eq(players.id, id)))) === 1
    }
    expect(await isKept(plain, 0)).toBe(true)
    expect(await isKept(set, 1)).toBe(false)
  })
})

onPostgres('a server without a sandbox', world => {
  const club = startServer(world, { moveClock: () => expect.unreachable() })

  test('has no endpoint that moves its clock', async () => {
    const headers = { authorization: `Bearer ${'s'.repeat(16)}` }
    expect((await club.browser().post('/__demo/clock', { offsetMs: 1 }, { headers })).status).toBe(404)
  })
})
