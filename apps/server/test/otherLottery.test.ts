import { copperStateLottery } from '@players-club/domain-models'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './clubServer.ts'
import { startDatabase } from './engines.ts'
import { fakeCentralSystem } from './fakeCentralSystem.ts'
import { fakeLocationService, PHOENIX } from './fakeLocationService.ts'
import { LAKE_STATE, lakeState, lakeStateLottery } from '../../../scripts/testing/lakeState.ts'
import { mailsTo } from './mailbox.ts'
import { createHistory } from '../src/history/history.service.ts'
import { ledgerFaults } from '../src/kernel/ledger/index.ts'
import { home, register, whole } from './registrations.ts'

const world = startDatabase('postgres', { zone: lakeState.zone })
const staticRoots = { client: null, media: null, developers: null, embed: '' }
beforeAll(async () => {
  staticRoots.embed = await mkdtemp(join(tmpdir(), 'pc-embed-'))
  await mkdir(join(staticRoots.embed, 'frames'))
  await writeFile(join(staticRoots.embed, 'frames/balance.html'), '<html><head></head><body></body></html>')
})
afterAll(() => rm(staticRoots.embed, { recursive: true, force: true }))

const club = startServer(world, {
  env: { LOTTERY_CONFIG: LAKE_STATE },
  staticRoots,
  theme: ':root { --pc-radius-large: 8px }',
  providers: { location: fakeLocationService().provider, centralSystem: fakeCentralSystem().provider },
})

const copperState = startServer(world, { staticRoots })

const MARKUP = 'Lake </script> Club'
const markupFolder = mkdtempSync(join(tmpdir(), 'pc-lottery-'))
const markupFile = join(markupFolder, 'lottery.json')
writeFileSync(markupFile, JSON.stringify({ ...lakeState, brand: { ...lakeState.brand, clubName: MARKUP } }))
afterAll(() => rm(markupFolder, { recursive: true }))
const withMarkup = startServer(world, { env: { LOTTERY_CONFIG: markupFile }, staticRoots })

const { lotteryName, clubName, loungeName, phone, supportEmail } = copperStateLottery.brand
const theFirst = new RegExp(
  [lotteryName, clubName, loungeName, phone, supportEmail, 'Phoenix', '\\b21\\b', '\\b8 (to|a) 5\\b'].join(
    '|',
  ),
)

test('mails have the names and addresses of the configured lottery', async () => {
  const { browser, email } = await club.enterNew()
  await browser.post('/api/account/deactivate')
  const [mail] = await mailsTo(world, email)
  expect(mail?.subject).toBe('Your Lakeside Club account is deactivated')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Sent by the Lakeside Club of the Lake State Lottery. Players are 18 or older.')
    expect(body).toContain(lakeState.brand.supportEmail)
    // When its help line is open, only the lottery knows.
    expect(body).toContain(`Problem gambling? Call ${lakeState.brand.problemGambling.phone}.`)
    expect(body).not.toMatch(theFirst)
  }
})

test.each(['about_us', 'faq', 'terms_conditions', 'terms_conditions_ll', 'faq_ll', 'privacy'] as const)(
  'the page %s has the names and numbers of the configured lottery',
  async name => {
    for (const language of ['en', 'es']) {
      const { json } = await club
        .browser()
        .get(`/api/pages/${name}`, { headers: { 'accept-language': language } })
      expect(JSON.stringify(json)).toMatch(/Lakeside Club|Harbor Lounge/)
      expect(JSON.stringify(json)).not.toMatch(theFirst)
      // When its help line is open, only the lottery knows.
      expect(JSON.stringify(json)).not.toMatch(/day and night|de día y de noche/)
    }
  },
)

test('the settings of the configured lottery decide which flags are in force', async () => {
  club.overrides = { FEATURE_FLAGS: 'SWEEPSTAKES_V1,QUICKDRAW_V1,QUICKCARD_V1' }
  const { json } = await club.browser().get('/api/feature-flags')
  expect(json.authorizedFlags).toEqual(['SWEEPSTAKES_V1'])
})

test('the settings of the configured lottery decide when a profile is complete', async () => {
  const { browser } = await club.enterNew()
  const { json } = await browser.send('PUT', '/api/loyalty/v2/profile', {
    body: {
      firstName: 'Verity',
      lastName: 'Mendoza',
      birthDate: '1984-05-17',
      gender: null,
      phones: [],
      addresses: [{ ...home, addressTypeId: 'HOME' }],
    },
  })
  expect(json.completedDate).not.toBeNull()
})

test('a frame has the configured lottery as data for its scripts, and no name ends them', async () => {
  const response = await withMarkup.server.fetch(new Request('http://localhost:3000/embed/frames/balance'))
  const written = /<script id="lottery" type="application\/json">([^<]*)<\/script><\/head>/
  const html = await response.text()
  expect(html).toMatch(written)
  const [, data = ''] = written.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({
    ...lakeStateLottery,
    brand: { ...lakeStateLottery.brand, clubName: MARKUP },
  })
  expect(JSON.parse(data)).not.toHaveProperty('territory')
  expect(JSON.parse(data)).not.toHaveProperty('brand.look.folder')
})

test('frames and pages load the style sheet and the pictures of the configured lottery', async () => {
  const load = (path: string, init?: RequestInit) =>
    club.server.fetch(new Request(`http://localhost:3000${path}`, init))
  const frame = await (await load('/embed/frames/balance')).text()
  expect(frame).toContain('<head><link rel="stylesheet" href="/lottery/theme.css"><script id="lottery"')
  const theme = await load('/lottery/theme.css')
  expect(await theme.text()).toBe(':root { --pc-radius-large: 8px }')
  expect(Object.fromEntries(theme.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=300',
    'x-content-type-options': 'nosniff',
  })
  const known = { 'if-none-match': theme.headers.get('etag') ?? '' }
  expect((await load('/lottery/theme.css', { headers: known })).status).toBe(304)
  const logo = await load('/lottery/logo.svg')
  expect(await logo.text()).toContain('<svg')
  expect(Object.fromEntries(logo.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox;'),
  })
})

test('only the folder of the look is served, and nothing where there is none', async () => {
  for (const path of ['/lottery/none.svg', '/lottery/..%2flakeStateLottery.json', '/lottery/']) {
    const answer = await club.server.fetch(new Request(`http://localhost:3000${path}`))
    expect([path, answer.status]).toEqual([path, 404])
  }
  const plain = await copperState.server.fetch(new Request('http://localhost:3000/lottery/theme.css'))
  expect(plain.status).toBe(404)
})

test('the minimum age of the configured lottery, by the day in its zone, decides who may join', async () => {
  const join = async (now: string, dateOfBirth: string) => {
    club.clock.set(new Date(now))
    const answer = await register(await club.browser().open(), {
      ...whole(`${randomUUID()}@players.example`),
      dateOfBirth,
    })
    return answer.problem ?? answer.status
  }
  // Still 3 July in Detroit, where it is summer time.
  expect(await join('2026-07-04T03:59:59Z', '2008-07-04')).toMatchObject({
    errorKey: 'field.birthDate.tooYoung',
    params: { age: 18 },
  })
  expect(await join('2026-07-04T04:00:00Z', '2008-07-04')).toBe(204)
})

test.each([
  ['Lansing', { lat: 42.7325, lon: -84.5555 }, true],
  ['Marquette, in its other part,', { lat: 46.5436, lon: -87.3954 }, true],
  ['the land of a sovereign nation in it', { lat: 43.62, lon: -84.75 }, false],
  ['the lake between its parts', { lat: 45.3, lon: -86.2 }, false],
  ['Phoenix', PHOENIX, false],
])(
  '[GEO-005] [GEO-006] the territory of the configured lottery decides for %s',
  async (_, position, isInRegion) => {
    const { browser } = await club.enterNew()
    const { json } = await browser.post('/api/location/checks', { permission: 'GRANTED', position })
    expect(json).toEqual({ permission: 'GRANTED', isAvailable: true, isInRegion })
    const ticket = { ticketCode: `1432${randomInt(1e8, 1e9)}`, secondCode: '123' }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, problem } = await browser.post('/api/loyalty/v2/tickets/entries', ticket, { headers })
    expect([status, problem?.errorKey]).toEqual(isInRegion ? [200, undefined] : [403, 'location.notInRegion'])
  },
)

describe.each(['embedded', 'postgres'] as const)('days on the engine %s', engine => {
  const lakeside = startDatabase(engine, { zone: lakeState.zone })
  const open = startServer(lakeside, { env: { LOTTERY_CONFIG: LAKE_STATE }, staticRoots })

  test.each([
    ['in summer time', '2026-07-03', '2026-07-04T03:59:59Z', '2026-07-04T04:00:00Z'],
    ['in winter', '2026-01-10', '2026-01-11T04:59:59Z', '2026-01-11T05:00:00Z'],
    ['on the day on which clocks go forward', '2026-03-08', '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
  ])('end at midnight of the configured lottery %s', async (_, day, lastMoment, nextDay) => {
    open.clock.set(new Date(lastMoment))
    const { id, browser } = await open.enterNew()
    const claim = async () => {
      const headers = { 'idempotency-key': randomUUID() }
      return (
        await browser.post('/api/loyalty/v2/lounge-activities/daily-bonus/credits', undefined, { headers })
      ).status
    }
    expect(await claim()).toBe(200)
    expect(await claim()).toBe(422)
    open.clock.set(new Date(nextDay))
    expect(await claim()).toBe(200)

    const history = createHistory({ database: lakeside.database })
    const ofDay = { page: 0, size: 10, filter: { startDate: day, endDate: day } }
    const { content, totalElements } = await history.getTokenHistory(id, ofDay)
    expect(totalElements).toBe(1)
    expect(content.map(({ date }) => Date.parse(date))).toEqual([Date.parse(lastMoment)])
    expect(await ledgerFaults(lakeside.database)).toEqual([])
  })
})
