import { copperStateLottery } from '@players-club/domain-models'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './clubServer.ts'
import { startDatabase } from './engines.ts'
import { LAKE_STATE, lakeState } from '../../../scripts/testing/lakeState.ts'
import { mailsTo } from './mailbox.ts'
import { home } from './registrations.ts'

const world = startDatabase('postgres')
const staticRoots = { client: null, media: null, developers: null, embed: '' }
beforeAll(async () => {
  staticRoots.embed = await mkdtemp(join(tmpdir(), 'pc-embed-'))
  await mkdir(join(staticRoots.embed, 'frames'))
  await writeFile(join(staticRoots.embed, 'frames/balance.html'), '<html><head></head><body></body></html>')
})
afterAll(() => rm(staticRoots.embed, { recursive: true, force: true }))

const club = startServer(world, { env: { LOTTERY_CONFIG: LAKE_STATE }, staticRoots })

const MARKUP = 'Lake </script> Club'
const markupFolder = mkdtempSync(join(tmpdir(), 'pc-lottery-'))
const markupFile = join(markupFolder, 'lottery.json')
writeFileSync(markupFile, JSON.stringify({ ...lakeState, brand: { ...lakeState.brand, clubName: MARKUP } }))
afterAll(() => rm(markupFolder, { recursive: true }))
const withMarkup = startServer(world, { env: { LOTTERY_CONFIG: markupFile }, staticRoots })

const { lotteryName, clubName, loungeName, phone, supportEmail } = copperStateLottery.brand
const theFirst = new RegExp([lotteryName, clubName, loungeName, phone, supportEmail].join('|'))

test('mails have the names and addresses of the configured lottery', async () => {
  const { browser, email } = await club.enterNew()
  await browser.post('/api/account/deactivate')
  const [mail] = await mailsTo(world, email)
  expect(mail?.subject).toBe('Your Lakeside Club account is deactivated')
  for (const told of [mail?.text, mail?.html]) {
    expect(told).toContain('Sent by the Lakeside Club of the Lake State Lottery.')
    expect(told).toContain(lakeState.brand.supportEmail)
    expect(told).toContain(lakeState.brand.problemGambling.phone)
    expect(told).not.toMatch(theFirst)
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
  expect(JSON.parse(data)).toMatchObject({ ...lakeState, brand: { ...lakeState.brand, clubName: MARKUP } })
})
