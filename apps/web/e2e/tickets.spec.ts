import { expect, open, test } from './club.ts'
import { printedTicket, ticketPage } from './ticketPage.ts'

const PATH = '/ticket-entry'

test('[FLAG-010] [FLAG-011] [TICKET-004] the quick tickets come and go with their flags', async ({
  page,
  enter,
  setFlags,
}) => {
  await enter('verified@players.example')
  await open(page, PATH)
  await expect(page.getByRole('tab')).toHaveText([
    'Scratch ticket',
    'Fast play',
    'Jackpot draw ticket',
    'Quick draw',
    'Quick card',
  ])
  await setFlags({ QUICKDRAW_V1: false, QUICKCARD_V1: false })
  await open(page, PATH)
  await expect(page.getByRole('tab')).toHaveText(['Scratch ticket', 'Fast play', 'Draw ticket'])
})

test('[GEO-003] [API-036] a device that must not be asked is told how to allow it, and is asked on submit alone', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('verified@players.example')
  await world.door('/place', { off: true })
  try {
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await open(page, PATH)
    const isLocator = (url: string) => /locateDevice/.test(url)
    expect(fetched.filter(isLocator)).toEqual([])
    const ticket = await printedTicket(world, 'scratch', 'unknown')
    await ticketPage(page).enter(ticket)
    const blocked = page.getByRole('dialog', { name: 'Your location is blocked' })
    await expect(blocked).toBeVisible()
    expect(fetched.filter(isLocator)).toHaveLength(1)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 36.1716, longitude: -115.1391 })
    await blocked.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'You are outside the state' })).toBeVisible()
  } finally {
    await world.door('/place', { lat: 33.4484, lon: -112.074 })
  }
})

test('[TICKET-002] [TICKET-003] help has a tab for each kind, and the disclaimer leads to the preferences', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, PATH)
  await page.getByRole('tab', { name: 'Fast play' }).click()
  await page.getByRole('button', { name: 'Where is it?' }).click()
  const help = page.getByRole('dialog', { name: 'Where the codes are' })
  await expect(help.getByRole('tab', { selected: true })).toHaveText('Fast play')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Communication Preferences' }).click()
  await expect(page).toHaveURL('/settings/preferences')
})
