import {
  greeting,
  loadCatalogue,
  LOCALES,
  lotteryDay,
  POINTS_HISTORY_TYPES,
  promotionStatus,
  redemptionOf,
  shownRecommendations,
  type EnteredDraw,
  type LoyaltyTransaction,
  TOKEN_BUNDLE_FROM,
  TOKEN_HISTORY_TYPES,
  type Promotion,
  type TokenBundle,
  type WonPrize,
} from '@players-club/domain-models'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachEngine } from '../test/engines.ts'
import { cheapPasswords, startServer } from '../test/clubServer.ts'
import { START } from '../test/constants.ts'
import { sandboxClock } from '../src/kernel/clock/clock.ts'
import { createJobRunner } from '../src/kernel/jobs/index.ts'
import { deriveSecrets } from '../src/kernel/secrets/secrets.ts'
import { DEMO_PASSWORD } from './demoPlayers.ts'
import { addCrowd } from './promotions/demoCrowd.ts'
import { demoClock, demoDatesJob, seedDemo } from './seedDemo.ts'

const DAY = 24 * 3_600_000

onEachEngine('the demo world’s players', world => {
  const club = startServer(world)
  const seed = (now: Date, sandboxUrl?: string) =>
    seedDemo(
      {
        database: world.database,
        secrets: deriveSecrets('s'.repeat(32)),
        passwords: cheapPasswords(),
        sandboxUrl,
      },
      now,
    )
  beforeAll(() => seed(START))
  beforeEach(() => club.clock.set(START))

  const enter = async (name: string) => {
    const browser = club.browser()
    await browser.enter(`${name}@players.example`)
    return browser
  }
  const holdings = async (name: string) => {
    const browser = await enter(name)
    const points = await browser.get('/api/loyalty/v1/points/balance')
    const tokens = await browser.get('/api/loyalty/v2/tokens')
    return [points.json.balance, tokens.json.balance]
  }

  test('are known to the planner, which has the statistics of what was seeded', async () => {
    const known = await world.database.statement({
      name: 'test.known',
      text: `select relname from pg_class
        where relname in ('games', 'players', 'promotions', 'rewards') and reltuples > 0 order by relname`,
      values: [],
    })
    expect(known).toEqual(['games', 'players', 'promotions', 'rewards'].map(relname => ({ relname })))
  })

  test.each([
    ['verified', 25_000, 5_000],
    ['newcomer', 500, 60],
    ['poor', 0, 0],
  ])('%s has %i points and %i tokens', async (name, points, tokens) => {
    expect(await holdings(name)).toEqual([points, tokens])
  })

  test.each([
    ['verified', true, false, 0],
    ['birthday', true, false, 0],
    ['anniversary', true, false, 0],
    ['poor', true, false, 0],
    ['newcomer', false, false, 0],
    ['expired', true, true, 0],
    ['lastchance', false, false, 2],
    ['noattempts', false, false, 3],
  ])('[IDV-011] the identity of %s has valid %j, expired %j, and %i attempts', async (name, ...facts) => {
    const { json } = await (await enter(name)).get('/api/loyalty/v2/profile')
    expect([json.idologyValid, json.idologyExpired, json.idologyAttempts]).toEqual(facts)
    expect(json.idologyMaxAttempts).toBe(3)
  })

  test.each(['birthday', 'anniversary', 'expired', 'lastchance', 'noattempts'])(
    '%s can sign in',
    async name => {
      await expect(enter(name)).resolves.toBeDefined()
    },
  )

  test.each([
    ['inactive', 'notActivated'],
    ['locked', 'lockout'],
    ['suspended', 'suspended'],
  ])('%s cannot sign in: %s', async (name, reason) => {
    const { problem } = await (await club.browser().open()).signIn(`${name}@players.example`, DEMO_PASSWORD)
    expect(problem.errorKey).toBe(`error.uaaAuthentication.${reason}`)
  })

  test('verified has some preferences on, and no promotions yet', async () => {
    const browser = await enter('verified')
    const { json } = await browser.get('/api/loyalty/v1/preferences/demo-verified')
    const values = json.preferences.map(({ key, value }: { key: string; value: string }) => [key, value])
    expect(values).toEqual([
      ['PROMOTIONS', 'off'],
      ['DRAW_RESULTS', 'No Alert Selected'],
      ['JACKPOTS', 'No Alert Selected'],
      ['REWARDS', 'on'],
      ['POINTS_SUMMARY', 'on'],
    ])
  })

  test('verified has a history of most of a year, with credits and debits', async () => {
    const browser = await enter('verified')
    const { json } = await browser.get('/api/loyalty/v1/points/transactions?page=0&size=100')
    const types = new Set(json.content.map(({ type }: { type: string }) => type))
    expect(types).toEqual(new Set(['CREDIT', 'DEBIT']))
    expect(json.totalElements).toBeGreaterThan(40)
    const oldest = Date.parse(json.content.at(-1).date)
    expect(START.getTime() - oldest).toBeGreaterThan(300 * DAY)
    expect(START.getTime() - oldest).toBeLessThan(396 * DAY)
  })

  test('[HISTORY-003] verified has entries on every tab and under every filter, and the codes of a coupon', async () => {
    const browser = await enter('verified')
    const totalOf = async (path: string) => (await browser.get(`/api/loyalty/${path}`)).json.totalElements
    const filtered = (type: string) => `page=0&size=10&filter=historyTypes:${type}`
    for (const type of POINTS_HISTORY_TYPES)
      expect([type, await totalOf(`v1/points/transactions?${filtered(type)}`)]).not.toEqual([type, 0])
    for (const type of TOKEN_HISTORY_TYPES)
      expect([type, await totalOf(`v2/tokens/transactions?${filtered(type)}`)]).not.toEqual([type, 0])
    expect(await totalOf('v1/history/ticket-entries?page=0&size=10&sort=entered,desc')).toBe(27)
    const { json } = await browser.get('/api/loyalty/v1/points/debits?page=0&size=10')
    const coupon = (json.content as LoyaltyTransaction[]).find(one => redemptionOf(one).type === 'COUPON')
    const { id } = redemptionOf(coupon ?? { extraData: [] })
    const codes = await browser.get(`/api/loyalty/v1/player/redemptions/${id}/barcodes`)
    expect(codes.json.coupons).toHaveLength(1)
  })

  test('every history entry has a text in the catalogue, in both languages, or the name of a reward or game', async () => {
    const rows = await world.database.statement<{ description: string }>({
      name: 'test.descriptions',
      text: `select distinct description from ledger_transfers where kind not in ('DIGITAL_GAME', 'E_INSTANT', 'REDEMPTION')`,
      values: [],
    })
    const catalogues = await Promise.all(LOCALES.map(locale => loadCatalogue(locale, ['history'])))
    expect(rows.length).toBeGreaterThan(5)
    for (const { description } of rows)
      for (const texts of catalogues) expect(texts).toHaveProperty([description])
  })

  test('[PROMO-008] the promotions are future, running, ending soon, ended with winners, progressive, and with second chances', async () => {
    const list = async (path: string) => (await club.browser().get(`/api/loyalty/v1${path}`)).json.content
    const promotions: Promotion[] = await list('/promotions?page=0&size=10')
    const faces = promotions.map(one => [one.id, one.promotionType, promotionStatus(one, START)])
    expect(faces).toEqual([
      [2, 'STANDARD', null],
      [3, 'STANDARD', 'endingSoon'],
      [5, 'PROGRESSIVE', null],
      [6, 'SECOND_CHANCE', null],
      [1, 'STANDARD', 'comingSoon'],
      [4, 'STANDARD', 'ended'],
    ])
    const drawn = await list('/promotions/4/published-draws?page=0&size=10')
    expect(drawn).toHaveLength(2)
    const prizes: WonPrize[] = await list(`/draws/${drawn[0].id}/prizes-with-winners?page=0&size=10`)
    expect(prizes.map(({ quantity, winners }) => winners.length === quantity)).toEqual([true, true, true])
  })

  test('every running promotion has a draw that takes entries until it ends', async () => {
    const ends = await world.database.statement({
      name: 'test.promotionEnds',
      text: `select promotions.id from promotions join draws on draws.promotion_id = promotions.id
        where promotions.id between 1 and 6 group by promotions.id having max(draws.entry_ends_at) < promotions.entry_ends_at`,
      values: [],
    })
    expect(ends).toEqual([])
  })

  test('no result is older than its game', async () => {
    const results = (table: string) => `select distinct name from ${table} join games using (game_id)
      where draw_date < play_begin or draw_date > play_end`
    const older = await world.database.statement({
      name: 'test.olderResults',
      text: `${results('jackpot_results')} union ${results('quick_draw_results')}`,
      values: [],
    })
    expect(older).toEqual([])
  })

  test('verified has entered draws, and won in one that is announced', async () => {
    const browser = await enter('verified')
    const { content } = (await browser.get('/api/loyalty/v1/second-chance-history?page=0&size=25')).json
    expect(content.length).toBeGreaterThan(4)
    expect(content.filter((one: EnteredDraw) => one.wonPrize?.prizeType === 'CASH').length).toBeGreaterThan(0)
  })

  test('[RECO-004] [RECO-005] [RECO-006] each player sees the recommendations that are still available', async () => {
    const filter = `publishedState:PUBLISHED;tag:WEB_FEATURED;startUntil:${START.toISOString()}`
    const shown = async (name: string) => {
      const { json } = await (
        await enter(name)
      ).get(`/api/recommendations?filter=${encodeURIComponent(filter)}`)
      return shownRecommendations(json.content, START).map(({ id }) => id)
    }
    expect(await shown('newcomer')).toEqual([1, 2, 3, 4, 6])
    expect(await shown('verified')).toEqual([2, 3, 4, 6])
  })

  test('[STORE-001] the smallest bundle of the store is 5,000 tokens for $5, and larger ones give more per dollar', async () => {
    const { json } = await (await enter('verified')).get('/api/store/catalog')
    const bundles: TokenBundle[] = json.content
    expect(bundles[0]).toMatchObject({
      amount: TOKEN_BUNDLE_FROM.tokens,
      price: TOKEN_BUNDLE_FROM.dollars * 100,
    })
    const perCent = bundles.map(({ amount, price }) => amount / price)
    expect(perCent).toEqual(perCent.toSorted((a, b) => a - b))
    expect(bundles.length).toBeGreaterThan(4)
  })

  describe('a second seeding', () => {
    test('keeps what players changed', async () => {
      await world.database.statement({
        name: 'test.rename',
        text: `update players set first_name = 'Vera', password_hash = 'changed' where login = 'demo-newcomer'`,
        values: [],
      })
      await seed(new Date(START.getTime() + DAY))
      const rows = await world.database.statement({
        name: 'test.newcomer',
        text: `select first_name, password_hash from players where login = 'demo-newcomer'`,
        values: [],
      })
      expect(rows).toEqual([{ first_name: 'Vera', password_hash: 'changed' }])
      expect(await holdings('verified')).toEqual([25_000, 5_000])
    })

    test('points activities at the sandbox of this start', async () => {
      for (const sandboxUrl of ['http://localhost:3001', 'http://localhost:4001']) {
        await seed(START, sandboxUrl)
        const [museum] = await world.database.statement({
          name: 'test.museum',
          text: `select external_link from activities where key = 'desert-museum-visit'`,
          values: [],
        })
        expect(museum).toEqual({ external_link: expect.stringMatching(`^${sandboxUrl}/`) })
      }
    })

    test('adds a promotion of a later version, with entries of the participants who are there', async () => {
      const [first, second] = await world.database.unitOfWork(async tx => [
        await addCrowd(tx, START),
        await addCrowd(tx, new Date(START.getTime() + DAY)),
      ])
      expect(second).toEqual(first)
      expect(first).toHaveLength(12)
    })

    test('locks again the account whose lock has expired', async () => {
      await club.forgetAttempts()
      await seed(START)
      const { problem } = await (await club.browser().open()).signIn('locked@players.example')
      expect(problem.errorKey).toBe('error.uaaAuthentication.lockout')
    })
  })

  test.each([
    ['on an ordinary day', new Date('2026-03-20T18:00:00Z')],
    ['right after midnight in Phoenix', new Date('2026-04-02T07:00:01Z')],
    ['on a leap day', new Date('2028-02-29T18:00:00Z')],
  ])('%s one demo player has a birthday and another an anniversary', async (_, now) => {
    const { database } = world
    club.clock.set(now)
    await createJobRunner({ database, clock: club.clock, kinds: [demoDatesJob] }).runDue()
    const today = lotteryDay(now, database.zone)
    const birthday = (await (await enter('birthday')).get('/api/account')).json
    expect(birthday.birthDate.slice(5)).toBe(today.slice(5))
    const anniversary = (await (await enter('anniversary')).get('/api/account')).json
    const registered = lotteryDay(new Date(anniversary.registrationDate), database.zone)
    const years = Number(today.slice(0, 4)) - Number(registered.slice(0, 4))
    expect(years).toBe(today.endsWith('-02-29') ? 4 : 3)
    const { zone } = database
    expect(greeting({ config: {}, account: anniversary, now, zone, random: 0 })).toEqual({
      key: 'shell.greeting.anniversary',
    })
  })

  test('the birthday stays with the demo player after another one took the e-mail address', async () => {
    const { database } = world
    const key = 'birthday@players.example'
    const change = (login: string, emailKey: string) =>
      database.statement({
        name: 'test.changeEmailKey',
        text: 'update players set email_key = $2 where login = $1',
        values: [login, emailKey],
      })
    await change('demo-birthday', 'moved@players.example')
    await change('demo-verified', key)
    await demoClock(database, sandboxClock(club.clock))(2 * DAY)
    const born = await database.statement({
      name: 'test.born',
      text: `select login, birth_date::text as born from players where login in ('demo-birthday', 'demo-verified') order by login`,
      values: [],
    })
    expect(born).toEqual([
      { login: 'demo-birthday', born: '1986-03-07' },
      { login: 'demo-verified', born: '1984-05-17' },
    ])
    await change('demo-verified', 'verified@players.example')
    await change('demo-birthday', key)
  })

  test('the birthday follows the clock when it is moved ahead and back', async () => {
    const move = demoClock(world.database, sandboxClock(club.clock))
    const birthday = async () => (await (await enter('birthday')).get('/api/account')).json.birthDate.slice(5)
    await move(DAY)
    expect(await birthday()).toBe(lotteryDay(new Date(START.getTime() + DAY), world.database.zone).slice(5))
    await move(0)
    expect(await birthday()).toBe(lotteryDay(START, world.database.zone).slice(5))
  })
})
