import type { TicketEntryResult } from '@players-club/domain-models'
import {
  goodTicketResult,
  inRegionCheck,
  pendingTicketResult,
  richTicketResult,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const submit = main.getByRole('button', { name: 'Enter this ticket' })

const openTickets = (answers: PageOptions['answers'] = {}, options: Partial<PageOptions> = {}) =>
  openPage('/ticket-entry', {
    player: 'verified',
    answers: { 'history.getPointsBalance': { balance: 25_000 }, ...answers },
    ...options,
  })

test('[FLAG-015] shows the ticket’s card and the disclaimer unless the club’s settings leave them out', async () => {
  const card = main.getByRole('tabpanel').getByRole('img')
  const disclaimer = main.getByRole('link', { name: 'Communication Preferences' })
  await openTickets()
  await expect.element(card).toBeVisible()
  await expect.element(disclaimer).toBeVisible()
  await cleanup()
  await openTickets({}, { settings: { ticketCardView: false, ticketCardDisclaimer: false } })
  await expect.element(submit).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(disclaimer).not.toBeInTheDocument()
})

async function enterScratcher() {
  await main.getByLabelText('Ticket Barcode Number').fill('1432000017123')
  await main.getByLabelText('Validation Number').fill('123')
  await submit.click()
}

const openEntered = async (result: TicketEntryResult, options: Partial<PageOptions> = {}) => {
  const opened = await openTickets({ 'tickets.enterTicket': result }, options)
  await enterScratcher()
  await expect.element(dialog).toBeVisible()
  return opened
}

test('sends the codes as they are typed, and requests the balance again', async () => {
  const { asked } = await openEntered(goodTicketResult)
  expect(asked('tickets.enterTicket').map(({ body }) => body)).toEqual([
    { ticketCode: '1432000017123', secondCode: '123' },
  ])
  expect(asked('tickets.enterTicket')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
  await expect.poll(() => asked('history.getPointsBalance')).toHaveLength(2)
})

test('[TICKET-016] sends the second code of a fast-play ticket with its first character in place 6', async () => {
  const { asked } = await openTickets({ 'tickets.enterTicket': goodTicketResult })
  await main.getByRole('tab', { name: 'Fast play' }).click()
  await main.getByLabelText('Ticket Barcode Number').fill('1501000017123')
  await main.getByLabelText('Validation Code').fill('abcdefgh')
  await submit.click()
  await expect
    .poll(() => asked('tickets.enterTicket'))
    .toMatchObject([{ body: { ticketCode: '1501000017123', secondCode: 'BCDEFAGH' } }])
})

test('[TICKET-015] sends the code of a quick card with its prefix', async () => {
  const { asked } = await openTickets(
    { 'tickets.enterTicket': goodTicketResult },
    { flags: ['QUICKCARD_V1'] },
  )
  await main.getByRole('tab', { name: 'Quick card' }).click()
  await main.getByLabelText('Quick Card Entry Code').fill('123456789012345678901234')
  await submit.click()
  await expect
    .poll(() => asked('tickets.enterTicket'))
    .toMatchObject([{ body: { ticketCode: '639299123456789012345678901234', secondCode: null } }])
})

test('celebrates a credited ticket with its points, and shows nothing as pending', async () => {
  await openEntered(goodTicketResult)
  await expect.element(dialog.getByRole('heading', { name: 'You earned 50 points!' })).toBeVisible()
  await expect
    .element(dialog.getByText('Your Copper Canyon Cash ticket (game 1432) is entered.'))
    .toBeVisible()
  expect(dialog.getByText(/on the way/).query()).toBeNull()
  expect(
    page
      .getByRole('alert')
      .getByText(/ticket/)
      .query(),
  ).toBeNull()
})

test('shows pending points as pending, and never as earned', async () => {
  await openEntered(pendingTicketResult)
  await expect.element(dialog.getByRole('heading', { name: 'Your points are on the way' })).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        'Your Copper Canyon Cash ticket is entered. 50 points are on the way: it may take up to 48 hours until they show.',
      ),
    )
    .toBeVisible()
  expect(dialog.getByText(/You earned/).query()).toBeNull()
})

test('shows why a ticket was refused, and opens no result', async () => {
  await openTickets({ 'tickets.enterTicket': testProblem(422, 'error.gameTicketEntry.duplicate') })
  await enterScratcher()
  const refusal = 'You have entered this ticket already. Try another ticket.'
  await expect.element(main.getByText(refusal)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(refusal)).toBeVisible()
  expect(dialog.query()).toBeNull()
  await expect.element(main.getByLabelText('Validation Number')).toHaveValue('123')
})

test('lists what a ticket earned beside its points', async () => {
  await openEntered(richTicketResult)
  await expect.element(dialog.getByRole('heading', { name: 'You earned 300 points!' })).toBeVisible()
  await expect.element(dialog.getByText('5 entries into Saguaro Summer second chance')).toBeVisible()
  await expect.element(dialog.getByText('This ticket counts for your collection.')).toBeVisible()
})

test('enters another ticket in an empty form, with a new idempotency key', async () => {
  const { asked } = await openEntered(goodTicketResult)
  await dialog.getByRole('button', { name: 'Enter another ticket' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByLabelText('Ticket Barcode Number')).toHaveValue('')
  await enterScratcher()
  await expect.element(dialog).toBeVisible()
  const keys = asked('tickets.enterTicket').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
})

test('links to the tickets of the history where the player came from no other page', async () => {
  await openEntered(goodTicketResult)
  await expect.element(dialog.getByRole('link')).toHaveAttribute('href', '/history?tab=tickets')
})

test('links back to the page that the player came from', async () => {
  await openEntered(goodTicketResult, { state: { origin: '/promotion/7' } })
  await expect.element(dialog.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/promotion/7')
})

test('enters nothing outside the state, and says so', async () => {
  const { asked } = await openTickets({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
  })
  await enterScratcher()
  await expect.element(dialog).toBeVisible()
  expect(asked('tickets.enterTicket')).toEqual([])
})

test('checks the location again at "Try again", and enters the ticket inside the state', async () => {
  const { asked, club } = await openTickets({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
    'tickets.enterTicket': goodTicketResult,
  })
  await enterScratcher()
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'You earned 50 points!' })).toBeVisible()
  expect(asked('location.checkLocation')).toHaveLength(2)
  expect(asked('tickets.enterTicket')).toHaveLength(1)
})

test.each([
  [
    'Scratch ticket',
    'A scratch ticket: the validation number is under the latex, the number below the barcode on the back.',
    /you are 21 or older and bought it yourself. Only the ticket itself pays a prize, so keep a winning one.$/,
    '/games/types/1',
  ],
  [
    'Fast play',
    'A fast play ticket: the validation code is in the middle, the number below the barcode.',
    /you are 21 or older and bought it yourself. Check it for a prize first; only the ticket itself pays it.$/,
    '/games/types/5',
  ],
  [
    'Jackpot draw ticket',
    'A draw ticket: the entry code is above the barcode.',
    /It can be entered once; keep it/,
    '/games/types/2',
  ],
  [
    'Quick draw',
    'A quick draw ticket: the entry code is above the barcode.',
    /It can be entered once, however many drawings it is for; keep it, because only the ticket itself pays a prize.$/,
    '/games/types/7',
  ],
  [
    'Quick card',
    'The receipt of a quick card: the entry code is above the barcode.',
    /^By entering this card you confirm that you are 21 or older and that the card is yours/,
    '/games/types/2',
  ],
])(
  '[TICKET-005] shows a sample, its consent and the games that count on the tab "%s"',
  async (tab, sample, consent, games) => {
    await openTickets({}, { flags: ['QUICKDRAW_V1', 'QUICKCARD_V1'] })
    await main.getByRole('tab', { name: tab }).click()
    await expect.element(main.getByRole('img', { name: sample })).toBeVisible()
    await expect.element(main.getByText(consent)).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Which games count?' }))
      .toHaveAttribute('href', games)
  },
)

const tabsOf = async (flags: PageOptions['flags']) => {
  await openTickets({}, { flags })
  await expect.element(main.getByRole('tab', { name: 'Scratch ticket' })).toBeVisible()
  return main
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
}

test('[FLAG-010] [FLAG-011] [TICKET-004] accepts quick draws and quick cards where their flags are on', async () => {
  expect(await tabsOf(['QUICKDRAW_V1', 'QUICKCARD_V1'])).toEqual([
    'Scratch ticket',
    'Fast play',
    'Jackpot draw ticket',
    'Quick draw',
    'Quick card',
  ])
})

test('[FLAG-010] accepts no quick cards where their flag is off', async () => {
  expect(await tabsOf(['QUICKDRAW_V1'])).not.toContain('Quick card')
})

test('[FLAG-010] [FLAG-011] [TICKET-004] accepts neither where both flags are off', async () => {
  expect(await tabsOf([])).toEqual(['Scratch ticket', 'Fast play', 'Draw ticket'])
})

test('[TICKET-003] links from the disclaimer to the preferences', async () => {
  const { address } = await openTickets()
  await main.getByRole('link', { name: 'Communication Preferences' }).click()
  await expect.poll(address).toBe('/settings/preferences')
})

test('[TICKET-002] opens the help for the selected kind of ticket', async () => {
  await openTickets()
  await main.getByRole('tab', { name: 'Fast play' }).click()
  await main.getByRole('button', { name: 'Where is it?' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Where the codes are' })).toBeVisible()
  await expect.element(dialog.getByRole('tab', { selected: true })).toHaveTextContent('Fast play')
})

test('keeps the digits that are too many, says how many, and sends nothing until they are removed', async () => {
  const { asked } = await openTickets({ 'tickets.enterTicket': goodTicketResult })
  const barcode = main.getByLabelText('Ticket Barcode Number')
  await main.getByLabelText('Validation Number').fill('123')
  await barcode.fill('1432000017123456')
  await expect.element(barcode).toHaveValue('1432-000017-123456')
  await expect.element(barcode).toHaveAccessibleDescription(/The number has 13 digits: remove 3 digits\./)
  await expect.element(main.getByRole('status').filter({ hasText: /remove 3 digits/ })).toBeInTheDocument()
  await expect.element(submit).toBeDisabled()
  await barcode.fill('1432000017123')
  await submit.click()
  await expect
    .poll(() => asked('tickets.enterTicket'))
    .toMatchObject([{ body: { ticketCode: '1432000017123' } }])
})
