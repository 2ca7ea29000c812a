import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedbackBody, lotteryDay } from '@players-club/domain-models'
import { afterAll, expect, test } from 'vitest'
import { lakeState } from '../../../scripts/testing/lakeState.ts'
import { createJobRunner } from '../src/kernel/jobs/index.ts'
import { ticketEntries } from '../src/tickets/tickets.tables.ts'
import { addCollection } from './activities.ts'
import { startServer } from './clubServer.ts'
import { PUBLIC_URL } from './constants.ts'
import { addOpenDraw, addPromotion } from './draws.ts'
import { startDatabase } from './engines.ts'
import { fakeCentralSystem, goodTicket } from './fakeCentralSystem.ts'
import { mailsTo } from './mailbox.ts'
import { solveCaptcha } from './solveCaptcha.ts'

const folder = mkdtempSync(join(tmpdir(), 'pc-lottery-languages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'lottery.json')
writeFileSync(file, JSON.stringify({ ...lakeState, locales: ['es'] }))

const system = fakeCentralSystem()
const world = startDatabase('postgres', { zone: lakeState.zone })
const pageLocales: string[] = []
const club = startServer(world, {
  env: { LOTTERY_CONFIG: file },
  providers: { centralSystem: system.provider },
  createWebHandler:
    () =>
    async (request, { locale }) => {
      pageLocales.push(locale)
      if (new URL(request.url).pathname === '/broken') throw new Error('The page broke.')
      return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    },
})

/** A reader who has chosen English, in a browser that prefers it. */
const headers = { 'accept-language': 'en-US,en', cookie: 'pc_locale=en' }
const load = (path: string) => club.server.fetch(new Request(PUBLIC_URL + path, { headers }))

test('pages, error pages and answers are in the one language of the lottery, whatever the browser prefers', async () => {
  await load('/')
  expect(await (await load('/broken')).text()).toContain('<html lang="es">')
  expect(pageLocales).toEqual(['es', 'es'])
  expect(await (await load('/api/account')).json()).toMatchObject({
    title: 'Se requiere autenticación. Inicie sesión de nuevo.',
  })
  expect(await (await load('/api/pages/faq')).text()).toContain('Más ayuda')
})

test('security.txt names the one language of the lottery', async () => {
  expect(await (await load('/.well-known/security.txt')).text()).toContain('\nPreferred-Languages: es\n')
})

test('a mail to a player is in the language of the lottery', async () => {
  const { browser, email } = await club.enterNew()
  await browser.send('POST', '/api/account/deactivate', { headers: { 'accept-language': 'en' } })
  expect(await mailsTo(world, email)).toMatchObject([
    { subject: expect.stringContaining('está desactivada') },
  ])
})

test('a ticket that is settled while its player is away names draws and its bonus in the language of the lottery', async () => {
  const now = club.clock.now()
  const gameId = 1432
  const enteredAt = new Date(now.getTime() - 60 * 60_000)
  const promotionId = await addPromotion(world.database, now, { gameIds: [gameId] })
  const [en, es] = [
    { name: 'Gold drawing', description: '' },
    { name: 'Sorteo dorado', description: '' },
  ]
  await addOpenDraw(world.database, now, { promotionId, texts: { en, es } })
  const superBonusKeys = [
    await addCollection(world.database, [{ gameId }], { startsAt: enteredAt, endsAt: now }),
  ]
  system.provider.readEntry = () => Promise.resolve({ ...goodTicket, superBonusKeys })
  const { id: playerId, browser } = await club.enterNew()
  const entry: typeof ticketEntries.$inferInsert = {
    id: randomUUID(),
    playerId,
    ticketCode: '1432000000001',
    state: 'pending',
    requestKey: randomUUID(),
    day: lotteryDay(now, lakeState.zone),
    enteredAt,
    result: { graphicImageUrl: null, gameNumber: '1432', gameName: 'Copper Canyon Cash', prizes: [] },
  }
  await world.database.unitOfWork(tx => tx.insert(ticketEntries).values(entry))
  const kinds = club.server.jobs.filter(({ name }) => name === 'tickets.reconcile')
  await createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
  const english = { headers: { 'accept-language': 'en' } }
  const path = '/api/loyalty/v1/history/ticket-entries?page=0&size=25&sort=entered,desc'
  const { json } = await browser.get(path, english)
  expect(json.content).toMatchObject([
    { result: { prizes: [{}, { draw: { name: 'A promotion: Sorteo dorado' } }] } },
  ])
  const { json: movements } = await browser.get('/api/loyalty/v1/points/transactions?page=0&size=10', english)
  expect(movements.content).toContainEqual(
    expect.objectContaining({ amount: 500, description: expect.stringMatching(/^Actividad /) }),
  )
})

test('the support team gets feedback in the first language of the lottery', async () => {
  const browser = await club.browser().open()
  const email = `${randomUUID()}@players.example`
  const { status } = await browser.post('/api/feedback', {
    firstName: 'Verity',
    lastName: 'Mendoza',
    email,
    subject: 'Map',
    body: feedbackBody('The map is old.', { browser: 'Firefox', system: 'Linux' }),
    recaptcha: await solveCaptcha((await browser.get('/api/captcha/CONTACT_US')).json),
  })
  expect(status).toBe(204)
  expect(await mailsTo(world, lakeState.brand.supportEmail)).toMatchObject([{ subject: 'Comentarios: Map' }])
})
