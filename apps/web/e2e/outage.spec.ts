import { expect, open, test } from './club.ts'

test('[OUTAGE-002] [OUTAGE-004] a planned outage replaces every page, with and without scripts', async ({
  page,
  request,
  enter,
  setFlags,
}) => {
  await setFlags({
    OUTAGE_CONFIG: {
      flag: 'true',
      outageType: 'PLANNED',
      startDate: new Date(Date.now() - 60_000).toISOString(),
      body: 'The club is being repaired.',
    },
  })
  const title = 'We are down for planned maintenance'
  for (const path of ['/', '/history', '/games-quick-draw-widget/71'])
    expect(await (await request.get(path)).text(), path).toContain(title)
  await enter('verified@players.example')
  await open(page, '/history')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('The club is being repaired.')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page).toHaveTitle('Copper State Lottery')
})
