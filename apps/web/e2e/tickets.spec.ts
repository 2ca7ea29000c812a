import { expect, open, test } from './club.ts'
import { printedTicket, ticketPage } from './ticketPage.ts'

const PATH = '/ticket-entry'

test('[GEO-003] [API-036] a device that denies its location shows how to allow it, and is asked on submit alone', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter('verified@players.example')
  await world.postToSandbox('/place', { off: true })
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
    await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
  }
})
