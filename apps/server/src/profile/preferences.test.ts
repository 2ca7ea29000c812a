import {
  CREDIT_TERMS,
  preferencesOf,
  UNSUBSCRIBE_ACTION,
  type PreferenceCategory,
} from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { setReadOnly } from '../../test/setReadOnly.ts'
import { PUBLIC_URL, START } from '../../test/constants.ts'
import { players } from '../accounts/accounts.tables.ts'
import { emailOptInJob } from '../activities/index.ts'
import { addGames } from '../../demo/games/addGames.ts'
import { games } from '../games/games.tables.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { jobs } from '../kernel/jobs/jobs.tables.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import type { Browser } from '../../test/Browser.ts'
import type { TestDatabase } from '../../test/engines.ts'

const pathOf = (login: string) => `/api/loyalty/v1/preferences/${login}`
const promotions = (isOn: boolean) => ({
  key: 'PROMOTIONS_EMAIL',
  channel: 'EMAIL',
  booleanValue: isOn,
  value: isOn ? 'on' : 'off',
})
const save = (browser: Browser, login: string, ...preferences: unknown[]) =>
  browser.send('PUT', pathOf(login), { body: { preferences } })
const onIn = (preferences: PreferenceCategory[]) =>
  preferencesOf(preferences)
    .filter(({ booleanValue }) => booleanValue)
    .map(({ key }) => key)

const startMails = (world: TestDatabase) => {
  beforeEach(() => world.database.unitOfWork(tx => tx.delete(outboxMails)))
  return () => world.database.unitOfWork(tx => tx.select().from(outboxMails).orderBy(outboxMails.id))
}

onPostgres('preferences', world => {
  const club = startServer(world)
  const mails = startMails(world)
  beforeAll(() => world.database.unitOfWork(tx => addGames(tx, 'https://games.example/quick-draw', START)))

  /** The keys and names of the preferences below one. */
  const below = (preferences: PreferenceCategory[], key: string) =>
    preferences.find(category => category.key === key)?.subCategories.map(each => [each.key, each.tag])

  test('[API-029] [PREF-006] [PREF-008] are found by login, and are off for a player who has chosen nothing', async () => {
    const { browser, login } = await club.enterNew()
    const { json } = await browser.get(pathOf(login))
    const [first, second] = json.preferences
    expect(first).toMatchObject({
      key: 'PROMOTIONS',
      tag: 'PROMOTIONS',
      booleanValue: false,
      value: 'off',
      options: ['on', 'off'],
    })
    expect(first.subCategories.map(({ channel }: { channel: string }) => channel)).toEqual(['EMAIL', 'OMNI'])
    expect(second).toMatchObject({
      value: 'No Alert Selected',
      options: ['Always', 'No Alert Selected'],
    })
    expect(onIn(json.preferences)).toEqual([])
  })

  test('[API-029] [PREF-012] are saved and read again, case-insensitively, and the others stay unchanged', async () => {
    const { browser, login } = await club.enterNew()
    const copper = {
      key: 'DRAW_RESULTS_21',
      channel: 'EMAIL',
      booleanValue: true,
      value: 'ALWAYS',
    }
    const saved = await save(browser, login, copper, promotions(false))
    expect([saved.status, onIn(saved.json.preferences)]).toEqual([200, ['DRAW_RESULTS_21']])
    await save(browser, login, { ...copper, key: 'REWARDS_NEW', value: 'on' })
    const { json } = await browser.get(pathOf(login))
    expect(onIn(json.preferences)).toEqual(['DRAW_RESULTS_21', 'REWARDS_NEW'])
  })

  test('are offered for the draw games in play, and jackpots for those that have one, by their names', async () => {
    const { browser, login } = await club.enterNew()
    const { json } = await browser.get(pathOf(login))
    expect(below(json.preferences, 'DRAW_RESULTS')).toEqual([
      ['DRAW_RESULTS_15', 'Powerball'],
      ['DRAW_RESULTS_21', 'The Copper Pick'],
      ['DRAW_RESULTS_22', 'Fantasy Five'],
      ['DRAW_RESULTS_23', 'Daybreak Three'],
      ['DRAW_RESULTS_13', 'Mega Millions'],
      ['DRAW_RESULTS_24', 'Triple Twist'],
    ])
    expect(below(json.preferences, 'JACKPOTS')).toEqual([
      ['JACKPOTS_15', 'Powerball'],
      ['JACKPOTS_21', 'The Copper Pick'],
      ['JACKPOTS_22', 'Fantasy Five'],
      ['JACKPOTS_13', 'Mega Millions'],
      ['JACKPOTS_24', 'Triple Twist'],
    ])
  })

  test('for a game that ended since the page was opened are saved with the others, and offered no more', async () => {
    const { browser, login } = await club.enterNew()
    const endPlay = (playEnd: Date | null) =>
      world.database.unitOfWork(tx => tx.update(games).set({ playEnd }).where(eq(games.gameId, 22)))
    await endPlay(club.clock.now())
    const five = { key: 'DRAW_RESULTS_22', channel: 'EMAIL', booleanValue: true, value: 'Always' }
    const { status, json } = await save(browser, login, five, promotions(true))
    await endPlay(null)
    expect([status, onIn(json.preferences)]).toEqual([200, ['PROMOTIONS_EMAIL']])
    expect(below(json.preferences, 'DRAW_RESULTS')).not.toContainEqual(['DRAW_RESULTS_22', 'Fantasy Five'])
  })

  test('[PREF-011] turn a parent on once all its children are on', async () => {
    const { browser, login } = await club.enterNew()
    const both = [promotions(true), { ...promotions(true), key: 'PROMOTIONS_OMNI', channel: 'OMNI' }]
    const { json } = await save(browser, login, ...both)
    expect(json.preferences[0]).toMatchObject({ key: 'PROMOTIONS', booleanValue: true, value: 'on' })
  })

  test.each([
    ['an unknown key', { ...promotions(true), key: 'NOTHING' }],
    ['a parent', { ...promotions(true), key: 'PROMOTIONS', channel: 'OMNI' }],
    ['another channel', { ...promotions(true), channel: 'OMNI' }],
    ['a value that is no option', { ...promotions(true), value: 'Always' }],
    ['two values that disagree', { ...promotions(true), value: 'off' }],
    ['a field too many', { ...promotions(true), isAdmin: true }],
    ['markup', { ...promotions(true), value: '<script>' }],
  ])('are refused as a whole with %s', async (_, wrong) => {
    const { browser, login } = await club.enterNew()
    expect((await save(browser, login, promotions(true), wrong)).status).toBe(400)
    expect(onIn((await browser.get(pathOf(login))).json.preferences)).toEqual([])
  })

  test("are not found under another player's login", async () => {
    const { browser } = await club.enterNew()
    const other = await club.enterNew()
    for (const answer of [
      await browser.get(pathOf(other.login)),
      await save(browser, other.login, promotions(true)),
    ])
      expect([answer.status, answer.problem.errorKey]).toEqual([404, 'preferences.notFound'])
    expect(onIn((await other.browser.get(pathOf(other.login))).json.preferences)).toEqual([])
    expect((await (await club.browser().open()).get(pathOf(other.login))).status).toBe(401)
  })

  test('[PREF-013] credit the points of the opt-in soon after it, once', async () => {
    const { browser, login, id } = await club.enterNew()
    const runner = createJobRunner({
      database: world.database,
      clock: club.clock,
      kinds: [emailOptInJob],
    })
    await save(browser, login, promotions(true))
    expect(await readBalance(world.database, id, 'points')).toBe(0)
    await runner.runDue()
    const { points } = CREDIT_TERMS['promotions-email-opt-in']
    expect(await readBalance(world.database, id, 'points')).toBe(points)
    await save(browser, login, promotions(false))
    club.clock.advance(1000)
    await save(browser, login, promotions(true))
    await runner.runDue()
    club.clock.set(START)
    expect(await readBalance(world.database, id, 'points')).toBe(points)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[PREF-013] put one job into the queue, however often they are saved with promotions on', async () => {
    const { browser, login, id } = await club.enterNew()
    for (let times = 0; times < 3; times += 1) {
      await save(browser, login, promotions(true))
      club.clock.advance(1000)
    }
    club.clock.set(START)
    const queued = await world.database.unitOfWork(tx => tx.$count(jobs, eq(jobs.subject, id)))
    expect(queued).toBe(1)
  })

  test('are confirmed by a mail when promotions are switched on, not at every save', async () => {
    const { browser, login, email } = await club.enterNew()
    await save(browser, login, promotions(true))
    await save(browser, login, promotions(true))
    const sent = await mails()
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'You will hear about our promotions'],
    ])
  })

  test('are not confirmed by a mail to an address that is not proven', async () => {
    const { browser, id, login } = await club.enterNew()
    await world.database.unitOfWork(tx =>
      tx.update(players).set({ emailUnprovenSince: START }).where(eq(players.id, id)),
    )
    const { json } = await save(browser, login, promotions(true))
    expect(onIn(json.preferences)).toEqual(['PROMOTIONS_EMAIL'])
    expect(await mails()).toEqual([])
  })

  describe('unsubscribing', () => {
    const linkIn = (text = '') => new URL(/http\S+\/mail\/unsubscribe\S+/.exec(text)?.[0] ?? PUBLIC_URL)
    const optIn = async () => {
      const player = await club.enterNew()
      await save(player.browser, player.login, promotions(true), {
        ...promotions(true),
        key: 'REWARDS_NEW',
      })
      const [mail] = await mails()
      const { pathname, search } = linkIn(mail?.text)
      expect(mail?.unsubscribeUrl).toBe(`${PUBLIC_URL}${pathname}${search}`)
      const stillOn = async () => onIn((await player.browser.get(pathOf(player.login))).json.preferences)
      return { ...player, path: pathname + search, stillOn }
    }

    /** The button on the page of the link. */
    const confirm = (path: string) =>
      club.server.fetch(
        new Request(PUBLIC_URL + path.replace('/mail/unsubscribe', UNSUBSCRIBE_ACTION), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      )

    test('needs a confirmation: following the link, as mail scanners do, changes nothing', async () => {
      const { path, stillOn } = await optIn()
      for (const method of ['GET', 'HEAD']) {
        const answer = await club.server.fetch(new Request(PUBLIC_URL + path, { method }))
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          path.replace('/mail/unsubscribe', '/unsubscribe'),
        ])
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
      expect((await club.browser().get(path.replace('/mail/unsubscribe', UNSUBSCRIBE_ACTION))).status).toBe(
        405,
      )
      expect(await stillOn()).toEqual(['PROMOTIONS_EMAIL', 'REWARDS_NEW'])
    })

    test('[PREF-002] switches off promotions and nothing else, with or without a session, and can be repeated', async () => {
      const { path, stillOn } = await optIn()
      for (let time = 0; time < 2; time += 1) {
        const { status, headers } = await confirm(path)
        expect([status, headers.get('location')]).toEqual([303, '/unsubscribe?success=true'])
        expect(await stillOn()).toEqual(['REWARDS_NEW'])
      }
    })

    test('works with one click in a mail program', async () => {
      const { path, stillOn } = await optIn()
      const request = new Request(`${PUBLIC_URL}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect((await club.server.fetch(request)).status).toBe(204)
      expect(await stillOn()).toEqual(['REWARDS_NEW'])
    })

    test('[PREF-005] is ignored with a key that is mangled, missing or signed for another player', async () => {
      const { path, id, stillOn } = await optIn()
      const other = await club.addAccount()
      const [bare = '', key = ''] = path.split('?key=')
      const keys = [
        path.slice(0, -1),
        path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
        path.replace(id, other.id),
        `${path}.x`,
        ...[
          key.toUpperCase(),
          ` ${key} `,
          `${key}\0`,
          `${key}\u200b`,
          'سلوى',
          '🎲',
          '<script>',
          '',
          key.repeat(100),
        ].map(mangled => `${bare}?key=${encodeURIComponent(mangled)}`),
        bare,
      ]
      for (const wrong of keys) {
        const { status, headers } = await confirm(wrong)
        expect([status, headers.get('location')]).toEqual([303, '/unsubscribe?success=false'])
      }
      const forged = await club.browser().post('/mail/unsubscribe?key=nobody')
      expect(forged.status).toBe(404)
      expect(await stillOn()).toEqual(['PROMOTIONS_EMAIL', 'REWARDS_NEW'])
    })

    test('is answered as unavailable, and can be repeated, while nothing can be written', async () => {
      const { path, stillOn } = await optIn()
      await setReadOnly(world.database, 'on')
      try {
        const asked = path.replace('/mail/unsubscribe', '/unsubscribe')
        const { status, headers } = await confirm(path)
        expect([status, headers.get('location')]).toEqual([303, `${asked}&unavailable=true`])
        const request = new Request(`${PUBLIC_URL}${path}`, { method: 'POST' })
        const oneClick = await club.server.fetch(request)
        expect([oneClick.status, oneClick.headers.get('retry-after')]).toEqual([503, '2'])
        expect(club.log).toMatch(/page failed.*DatabaseUnavailableError/)
      } finally {
        await setReadOnly(world.database, 'off')
      }
      await confirm(path)
      expect(await stillOn()).toEqual(['REWARDS_NEW'])
    })

    test('does not log the key', async () => {
      const { path } = await optIn()
      await club.browser().get(path)
      await confirm(path)
      expect(club.log).not.toContain(path.split('key=')[1])
    })
  })
})

onPostgres('preferences, in parallel', world => {
  const club = startServer(world)
  const mails = startMails(world)

  test('ten parallel saves switch promotions on once', async () => {
    const { email, login } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save(browser, login, promotions(true))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await mails()).toHaveLength(1)
  })
})
