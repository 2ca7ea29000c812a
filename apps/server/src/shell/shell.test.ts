import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { sandboxOverrides } from './RemoteOverrides.ts'
import { createShell } from './shell.service.ts'
import { playerFlags, settings } from './shell.tables.ts'

const AT = new Date('2026-03-05T18:00:00Z')

onPostgres('remote configuration and flags', world => {
  const club = startServer(world, { env: { FEATURES: 'SWEEPSTAKES_V1,QUICKDRAW_V1' } })

  beforeEach(async () => {
    club.overrides = {}
    await world.database.unitOfWork(tx => tx.delete(settings))
  })

  const set = (name: string, value: unknown) =>
    world.database.unitOfWork(tx => tx.insert(settings).values({ name, value, changedAt: AT }))
  const remoteConfig = async () => (await club.browser().get('/api/remote-config')).json

  test('[API-031] [FLAG-006] a new club answers its flags, and every switch is off', async () => {
    expect(await remoteConfig()).toEqual({
      FEATURE_FLAGS: 'SWEEPSTAKES_V1,QUICKDRAW_V1',
      switches: { ENABLE_GAME_DROPDOWN: false, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: false },
    })
  })

  test("[OUTAGE-003] [FLAG-006] the answer has the operator's settings", async () => {
    const outage = {
      flag: 'true',
      startDate: '2026-03-05T00:00:00Z',
      endDate: '2026-03-06T00:00:00Z',
      body: 'We will be back tomorrow.',
      outageType: 'PLANNED',
      displayTime: 10_000,
    }
    await set('OUTAGE_CONFIG', outage)
    await set('BALANCES_BUTTONS_CONFIG', { points: { WEB_DEEPLINK: '/earn' } })
    await set('GREETINGS_MESSAGE_CONFIG', { showFirstName: true })
    await set('FEATURE_FLAGS', 'EINSTANT_V1')
    expect(await remoteConfig()).toMatchObject({
      OUTAGE_CONFIG: outage,
      BALANCES_BUTTONS_CONFIG: { points: { WEB_DEEPLINK: '/earn' } },
      GREETINGS_MESSAGE_CONFIG: { showFirstName: true },
      FEATURE_FLAGS: 'EINSTANT_V1',
    })
  })

  test('an invalid setting is left out and named in the log, without affecting the others', async () => {
    await set('OUTAGE_CONFIG', { flag: 5 })
    await set('FEATURE_FLAGS', 'EINSTANT_V1')
    expect(await remoteConfig()).not.toHaveProperty('OUTAGE_CONFIG')
    expect((await remoteConfig()).FEATURE_FLAGS).toBe('EINSTANT_V1')
    expect(club.log).toContain('"setting":"OUTAGE_CONFIG"')
  })

  test('a setting with an unknown name is left out and named in the log', async () => {
    await set('SHOW_CONTACT_INFO', true)
    expect(await remoteConfig()).not.toHaveProperty('SHOW_CONTACT_INFO')
    expect(club.log).toContain('"setting":"SHOW_CONTACT_INFO"')
  })

  test('in a demo the sandbox overrides settings, and its own fields are not public', async () => {
    await set('FEATURE_FLAGS', 'EINSTANT_V1')
    club.overrides = { FEATURE_FLAGS: '', DISCLOSE_ACCOUNT_STATE: true, PLAYER_FLAGS: { 'a@b.example': 'X' } }
    const config = await remoteConfig()
    expect(config.FEATURE_FLAGS).toBe('')
    expect(new Set(Object.keys(config))).toEqual(new Set(['FEATURE_FLAGS', 'switches']))
  })

  describe("a player's flags", () => {
    const flagsOf = async (email?: string) => {
      const browser = club.browser()
      if (email) await browser.enter(email)
      return (await browser.get('/api/feature-flags')).json.authorizedFlags
    }

    test('[API-030] are the general ones for a guest', async () => {
      expect(await flagsOf()).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1'])
    })

    test('[FLAG-007] include the built-in features whatever the operator has set, each once', async () => {
      const shell = createShell({
        config: { features: ['SWEEPSTAKES_V1'], discloseAccountState: false },
        database: world.database,
        overrides: () => Promise.resolve({}),
        onUnreadable: name => expect.unreachable(name),
        settings: { builtInFeatures: 'EINSTANT_V1, QUICKDRAW_V1', quickFeatures: true },
      })
      expect(await shell.getAuthorizedFlags(null)).toEqual(['SWEEPSTAKES_V1', 'EINSTANT_V1', 'QUICKDRAW_V1'])
      await set('FEATURE_FLAGS', 'QUICKDRAW_V1')
      expect(await shell.getAuthorizedFlags(null)).toEqual(['QUICKDRAW_V1', 'EINSTANT_V1'])
    })

    test("[FLAG-007] [API-030] are the general ones plus the player's own, each once", async () => {
      const { id, email } = await club.addAccount()
      const { email: other } = await club.addAccount()
      await world.database.unitOfWork(tx =>
        tx.insert(playerFlags).values([
          { playerId: id, flag: 'QUICKDRAW_V1' },
          { playerId: id, flag: 'SECURE_LL_DETAILS_PAGE' },
        ]),
      )
      club.overrides = { PLAYER_FLAGS: { [email]: 'EINSTANT_V1, QUICKCARD_V1' } }
      expect(await flagsOf(email)).toEqual([
        'SWEEPSTAKES_V1',
        'QUICKDRAW_V1',
        'SECURE_LL_DETAILS_PAGE',
        'EINSTANT_V1',
        'QUICKCARD_V1',
      ])
      expect(await flagsOf(other)).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1'])
    })

    test.each([
      ['Saguaro.Fan@Players.example', 'saguaro.fan@players.example'],
      ['ocotillo.fan@players.example', 'Ocotillo.Fan@players.example'],
    ])('[FLAG-007] include those that a demo gives to %s under the address %s', async (email, written) => {
      await club.addAccount({ email, emailKey: email.toLowerCase() })
      club.overrides = { PLAYER_FLAGS: { [written]: 'EINSTANT_V1' } }
      expect(await flagsOf(email)).toEqual(['SWEEPSTAKES_V1', 'QUICKDRAW_V1', 'EINSTANT_V1'])
    })
  })
})

describe('the overrides of the sandbox', () => {
  const sandbox = { url: 'http://localhost:3001', secret: 's'.repeat(16) }

  const asking = (answer: () => Promise<Response>) => {
    let at = 0
    const fetch = vi.fn<typeof globalThis.fetch>(answer)
    const overrides = sandboxOverrides({ sandbox, fetch, elapsed: () => at })
    return { fetch, overrides, advance: (ms: number) => (at += ms) }
  }

  test('are requested with the shared secret, at most once a second', async () => {
    const { fetch, overrides, advance } = asking(() => Promise.resolve(Response.json({ FEATURE_FLAGS: 'A' })))
    expect(await overrides()).toEqual({ FEATURE_FLAGS: 'A' })
    advance(999)
    await overrides()
    expect(fetch).toHaveBeenCalledTimes(1)
    advance(1)
    await overrides()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[0]?.[0]).toBe('http://localhost:3001/flags.json')
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(
      `Bearer ${sandbox.secret}`,
    )
  })

  test.each([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['answers no JSON', () => Promise.resolve(new Response('<p>'))],
    ['answers something else', () => Promise.resolve(Response.json({ FEATURE_FLAGS: 5 }))],
  ])('stay the same, at first empty, while the sandbox %s', async (_, answer) => {
    let answers = answer
    const { overrides, advance } = asking(() => answers())
    const askedLater = () => {
      advance(1_000)
      return overrides()
    }
    expect(await overrides()).toEqual({})
    answers = () => Promise.resolve(Response.json({ FEATURE_FLAGS: 'A' }))
    expect(await askedLater()).toEqual({ FEATURE_FLAGS: 'A' })
    answers = answer
    expect(await askedLater()).toEqual({ FEATURE_FLAGS: 'A' })
  })

  test('[API-031] are not waited for longer than half a second', async () => {
    const { fetch, overrides } = asking(() => Promise.resolve(Response.json({})))
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await overrides()
    expect(timeout).toHaveBeenCalledWith(500)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
    timeout.mockRestore()
  })
})
