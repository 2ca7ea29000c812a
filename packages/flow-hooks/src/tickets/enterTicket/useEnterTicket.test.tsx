import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { goodTicketResult, inRegionCheck, pendingTicketResult } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useEnterTicket } from './useEnterTicket.ts'

const flags = ['QUICKDRAW_V1', 'QUICKCARD_V1']
const ticket = { ticketCode: '1432-000017-123', secondCode: '123' }

async function ticketEntry(answers: FakeAnswers = {}, options: TestClubOptions = {}) {
  let readings = 0
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: flags, session: testSession() },
    answers: { 'tickets.enterTicket': goodTicketResult, ...answers },
    location: {
      read: () => {
        readings += 1
        return Promise.resolve({ permission: 'GRANTED', position: null })
      },
    },
    ...options,
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ flow: useEnterTicket(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const { server, settled } = tab.browser
  await settled()
  const asked = (name: string) => server.requests.filter(request => request.name === name)
  const enter = async () => {
    result.current.flow.change(ticket)
    result.current.flow.submit()
    result.current.flow.submit()
    await settled()
  }
  return {
    flow: () => result.current.flow,
    club: result.current.club,
    asked,
    enter,
    settled,
    server,
    tab,
    readings: () => readings,
  }
}

test('[TICKET-006] [API-036] [API-078] the device is located on submit only, then the ticket is sent once', async () => {
  const { flow, asked, enter, readings } = await ticketEntry()
  expect([readings(), flow().canSubmit]).toEqual([0, false])
  await enter()
  expect(readings()).toBe(1)
  expect(asked('location.checkLocation')).toHaveLength(1)
  expect(asked('tickets.enterTicket').map(({ body }) => body)).toEqual([
    { ticketCode: '1432000017123', secondCode: '123' },
  ])
  await expect.poll(() => flow().state).toMatchObject({ at: 'success', result: goodTicketResult })
})

test('[SHELL-015] a ticket that earned points is celebrated, and the balance is reloaded', async () => {
  const { asked, club, enter } = await ticketEntry()
  const before = asked('history.getPointsBalance').length
  await enter()
  expect(club.confetti.getState()).not.toBeNull()
  await expect.poll(() => asked('history.getPointsBalance').length).toBe(before + 1)
})

test('[TICKET-013] a ticket with pending points ends as pending, without confetti', async () => {
  const { flow, club, enter } = await ticketEntry({ 'tickets.enterTicket': pendingTicketResult })
  await enter()
  await expect.poll(() => flow().state).toMatchObject({ at: 'pending', result: pendingTicketResult })
  expect(club.confetti.getState()).toBeNull()
})

test('[TICKET-006] nothing is sent outside the region', async () => {
  const { flow, asked, enter } = await ticketEntry({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
  })
  await enter()
  await expect
    .poll(() => flow().state)
    .toMatchObject({ at: 'locationRefused', locationRefusal: 'notInRegion' })
  expect(asked('tickets.enterTicket')).toEqual([])
})

test.each([
  ['used', testProblem(422, 'error.gameTicketEntry.used'), { key: 'error.gameTicketEntry.used' }],
  ['a title', testProblem(422, undefined, { title: 'Not today.' }), { text: 'Not today.' }],
  ['down', testProblem(500), { key: 'error.gameTicketEntry.unavailable' }],
  ['no connection', offline, { key: 'error.offline' }],
] as const)(
  '[ERR-037] [ERR-038] [ERR-039] an error shows in the message bar: %s',
  async (_, answer, said) => {
    const { flow, club, enter } = await ticketEntry({ 'tickets.enterTicket': answer })
    await enter()
    expect(club.messages.getState()).toMatchObject({ message: { type: 'error', ...said, timeout: 10_000 } })
    await expect.poll(() => flow().state).toMatchObject({ at: 'entering', notice: said })
    expect(flow().values).toEqual(ticket)
  },
)

test('the idempotency key is created with the form, kept through retries and renewed for the next ticket', async () => {
  const { flow, asked, enter, server, settled } = await ticketEntry({ 'tickets.enterTicket': offline })
  await enter()
  server.answer({ 'tickets.enterTicket': goodTicketResult })
  flow().submit()
  await settled()
  flow().close()
  await enter()
  const [lost, again, next] = asked('tickets.enterTicket').map(({ headers }) =>
    headers.get('Idempotency-Key'),
  )
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

test('a ticket whose answer was lost is the same request after a reload', async () => {
  const tabStorage = memoryStorage()
  const answers = { 'tickets.enterTicket': testProblem(422, 'error.gameTicketEntry.used') }
  const before = await ticketEntry(answers, { tabStorage })
  // The key of the second request is not the first id of a tab.
  for (const answer of [offline, goodTicketResult] as const) {
    await before.enter()
    await expect.poll(() => before.flow().state.at).toBe('entering')
    before.server.answer({ 'tickets.enterTicket': answer })
  }
  const after = await ticketEntry({}, { tabStorage })
  await expect.poll(() => after.flow().values).toEqual(ticket)
  after.flow().submit()
  await expect.poll(() => after.flow().state.at).toBe('success')
  const keysOf = ({ asked }: typeof after) =>
    asked('tickets.enterTicket').map(({ headers }) => headers.get('Idempotency-Key'))
  const [refused, lost] = keysOf(before)
  expect(lost).not.toBe(refused)
  expect(keysOf(after)).toEqual([lost])
})

test('a retry that is refused for its rate keeps the idempotency key of the ticket whose answer was lost', async () => {
  const { flow, asked, enter, server, settled, club } = await ticketEntry({ 'tickets.enterTicket': offline })
  const retry = async (answers: FakeAnswers) => {
    await expect.poll(() => flow().state.at).toBe('entering')
    server.answer(answers)
    flow().submit()
    await settled()
  }
  await enter()
  await retry({ 'tickets.enterTicket': testProblem(429, 'error.rateLimited') })
  await expect
    .poll(() => club.messages.getState())
    .toMatchObject({ message: { type: 'error', key: 'error.rateLimited' } })
  await retry({ 'tickets.enterTicket': goodTicketResult })
  await expect.poll(() => flow().state.at).toBe('success')
  const keys = asked('tickets.enterTicket').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
})

test('[TICKET-009] [TICKET-010] a field is validated on blur', async () => {
  const { flow, settled } = await ticketEntry()
  flow().change({ ticketCode: '1432-00' })
  expect(flow().incomplete).toEqual([])
  flow().leave('ticketCode')
  await settled()
  await expect.poll(() => flow().incomplete).toEqual(['ticketCode'])
  flow().change({ ticketCode: ticket.ticketCode })
  await expect.poll(() => flow().incomplete).toEqual([])
  expect(flow().canSubmit).toBe(false)
})

test('[FLAG-010] [FLAG-011] the flags decide which ticket kinds there are', async () => {
  const { flow } = await ticketEntry()
  expect(flow().kinds).toEqual(['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'])
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession() }
  const without = await ticketEntry({}, { initial })
  expect(without.flow().kinds).toEqual(['scratch', 'fastPlay', 'draw'])
  without.flow().choose('quickDraw')
  await expect.poll(() => without.flow().kind).toBe('scratch')
})

test('[FLAG-011] a kind that is switched off while the result of its ticket is open is replaced when that is closed', async () => {
  const { flow, club, server } = await ticketEntry()
  flow().choose('quickCard')
  flow().change({ ticketCode: '12345-12345-12345-12345-1234' })
  await expect.poll(() => flow().canSubmit).toBe(true)
  flow().submit()
  await expect.poll(() => flow().state.at).toBe('success')
  server.answer({ 'shell.getFeatureFlags': { authorizedFlags: [] } })
  await club.flags.load()
  await expect.poll(() => flow().kinds).toEqual(['scratch', 'fastPlay', 'draw', 'quickCard'])
  expect(flow().kind).toBe('quickCard')
  flow().close()
  await expect.poll(() => flow().kind).toBe('scratch')
  expect(flow().kinds).toEqual(['scratch', 'fastPlay', 'draw'])
})

test('[FLAG-011] a kind that is switched off keeps its form and its key while the answer to its ticket is lost', async () => {
  const { flow, club, server, asked } = await ticketEntry({ 'tickets.enterTicket': offline })
  flow().choose('quickCard')
  flow().change({ ticketCode: '12345-12345-12345-12345-1234' })
  await expect.poll(() => flow().canSubmit).toBe(true)
  flow().submit()
  await expect.poll(() => flow().state.isOutcomeUnknown && flow().state.at === 'entering').toBe(true)
  server.answer({ 'shell.getFeatureFlags': { authorizedFlags: [] }, 'tickets.enterTicket': goodTicketResult })
  await club.flags.load()
  await expect.poll(() => flow().kinds).toEqual(['scratch', 'fastPlay', 'draw', 'quickCard'])
  flow().submit()
  await expect.poll(() => flow().state.at).toBe('success')
  const keys = asked('tickets.enterTicket').map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1])
})

test('the page that sent the player here is known if it is one of ours', async () => {
  const { flow } = await ticketEntry({}, { place: { state: { origin: '/promotion/310' } } })
  expect(flow().origin).toBe('/promotion/310')
  const strange = await ticketEntry({}, { place: { state: { origin: 'https://evil.example/' } } })
  expect(strange.flow().origin).toBeNull()
})
