import type { FakeAnswers } from '@players-club/api-client/fakes'
import { goodTicketResult, inRegionCheck } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')

type Location = NonNullable<PageOptions['location']>

async function enterTicket(check: FakeAnswers['location.checkLocation'], location: Location) {
  const opened = await openPage('/ticket-entry', {
    player: 'verified',
    location,
    answers: { 'location.checkLocation': check, 'tickets.enterTicket': goodTicketResult },
  })
  await main.getByLabelText('Ticket Barcode Number').fill('1432000017123')
  await main.getByLabelText('Validation Number').fill('123')
  await main.getByRole('button', { name: 'Enter this ticket' }).click()
  return opened
}

const reading = { permission: 'GRANTED', position: { lat: 33.45, lon: -112.07 } } as const
const lost = { permission: 'GRANTED', position: null } as const
const unavailable = { ...inRegionCheck, isAvailable: false, isInRegion: false }

test.each([
  [
    'blocked',
    { ...unavailable, permission: 'DENIED' },
    { ...lost, permission: 'DENIED' },
    'Your location is blocked',
    3,
  ],
  ['without a position', unavailable, lost, 'We could not find you', 3],
  ['not found in time', unavailable, { ...lost, isTimedOut: true }, 'Your location took too long', 3],
  ['outside the state', { ...inRegionCheck, isInRegion: false }, reading, 'You are outside the state', 0],
  [
    'not checked, because the service is down',
    testProblem(503, 'location.checkFailed'),
    reading,
    'We cannot check locations right now',
    0,
  ],
] as const)(
  '[GEO-003] [GEO-006] [GEO-007] a device that is %s is reported as that, with advice where the player can do something',
  async (_, check, device, title, ways) => {
    const { asked } = await enterTicket(check, { read: async () => device })
    await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible()
    expect(dialog.getByRole('listitem').elements()).toHaveLength(ways)
    expect(asked('tickets.enterTicket')).toEqual([])
  },
)

test('[GEO-002] "Try again" asks the device where it is now', async () => {
  const read = vi.fn<Location['read']>(async () => reading)
  const { club, asked } = await enterTicket({ ...inRegionCheck, isInRegion: false }, { read })
  const moved = { lat: 33.5, lon: -112.1 }
  await expect.element(dialog.getByRole('heading', { name: 'You are outside the state' })).toBeVisible()
  read.mockResolvedValue({ ...reading, position: moved })
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'You earned 50 points!' })).toBeVisible()
  expect(asked('location.checkLocation').map(({ body }) => body)).toMatchObject([
    { position: reading.position },
    { position: moved },
  ])
})
