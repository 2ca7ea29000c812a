import { apiCalls, expect, open, ready, test } from './club.ts'

const MINUTE = 60_000
const outage = (kind: string, begins = -MINUTE, others: object = {}) => ({
  OUTAGE_CONFIG: {
    flag: 'true',
    outageType: kind,
    startDate: new Date(Date.now() + begins).toISOString(),
    body: 'The club is being mended.',
    ...others,
  },
})

for (const [kind, title] of [
  ['PLANNED', 'We are down for planned maintenance'],
  ['UNPLANNED', 'We are having an unplanned outage'],
] as const)
  test(`[OUTAGE-002] [OUTAGE-004] a ${kind.toLowerCase()} outage takes the place of every page, with and without scripts`, async ({
    page,
    request,
    enter,
    setFlags,
  }) => {
    await setFlags(outage(kind))
    await enter('verified@players.example')
    for (const path of ['/', '/history', '/games-quick-draw-widget/71']) {
      expect(await (await request.get(path)).text()).toContain(title)
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('The club is being mended.')).toBeVisible()
      await expect(page.getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page).toHaveTitle('Copper State Lottery')
    }
  })

test('[OUTAGE-002] whoever comes back from a payment is told of it during an outage too', async ({
  page,
  setFlags,
}) => {
  await setFlags({ ...outage('PLANNED'), FEATURE_FLAGS: 'SWEEPSTAKES_V1' })
  await open(page, '/lucky-lounge/store/pay')
  await expect(page.getByRole('link', { name: 'Go to the store' })).toBeVisible()
})

test('[OUTAGE-005] an outage appears at the next five-minute check, without a reload, and ends at one', async ({
  page,
  setFlags,
}) => {
  await page.clock.install()
  await setFlags(outage('PLANNED', 2 * MINUTE, { endDate: new Date(Date.now() + 8 * MINUTE).toISOString() }))
  await open(page, '/login')
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('half-written@players.example')
  const planned = page.getByRole('heading', { name: 'We are down for planned maintenance' })
  await page.clock.runFor(4 * MINUTE)
  await expect(planned).toBeHidden()
  await page.clock.runFor(MINUTE)
  await expect(planned).toBeVisible()
  await expect(email).toBeHidden()
  await page.clock.runFor(5 * MINUTE)
  await expect(planned).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('[OUTAGE-005] the configuration is asked for again when half an hour old, and an outage in it is shown', async ({
  page,
  setFlags,
}) => {
  await page.clock.install()
  await open(page, '/')
  const calls = apiCalls(page)
  await setFlags(outage('UNPLANNED', -MINUTE, { endDate: new Date(Date.now() + 90 * MINUTE).toISOString() }))
  await page.clock.runFor(29.5 * MINUTE)
  expect(calls).not.toContain('GET /remote-config')
  // In short steps: the question has ten seconds of this clock to be answered.
  const asked = async () => {
    await page.clock.runFor(1_000)
    return calls
  }
  await expect.poll(asked, { intervals: [10], timeout: 20_000 }).toContain('GET /remote-config')
  await expect(page.getByRole('heading', { name: 'We are having an unplanned outage' })).toBeVisible()
})

test('[OUTAGE-001] [OUTAGE-006] [OUTAGE-007] [MSG-003] a warning is said at home and at sign-in for its time, and cannot be closed', async ({
  page,
  setFlags,
}) => {
  await page.clock.install()
  await setFlags(outage('WARNING'))
  const said = page.getByRole('alert').getByText('The club is being mended.')
  for (const path of ['/', '/login']) {
    await open(page, path)
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
    // The clock goes on by itself as well: on a busy machine there are seconds between two lines.
    await page.clock.runFor(15_000)
    await expect(said).toBeVisible()
    await page.clock.runFor(15_500)
    await expect(said).toBeHidden()
  }
})

test('[AUTH-004] [MSG-002] [OUTAGE-001] a warning comes after the message that the sign-in page was opened to show', async ({
  page,
  setFlags,
}) => {
  await page.clock.install()
  await setFlags(outage('WARNING'))
  const said = page.getByRole('alert').getByText('The club is being mended.')
  await open(page, '/login')
  await expect(said).toBeVisible()
  const message = { type: 'success', text: 'Your account is active', timeout: 20_000 }
  await page.evaluate(usr => history.replaceState({ usr, key: 'a', idx: 0 }, '', '/login'), { message })
  await page.reload()
  await ready(page)
  const active = page.getByRole('status').getByText('Your account is active')
  await expect(active).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(active).toBeVisible()
  await expect(said).toBeHidden()
  await page.getByRole('button', { name: 'Close message' }).press('Enter')
  await expect(active).toBeHidden()
  await expect(said).toBeVisible()
  // The focus went with the button, so nothing holds the warning.
  await page.clock.runFor(30_500)
  await expect(said).toBeHidden()
})

test('[OUTAGE-004] [OUTAGE-006] a warning has the time that it is given; one that is over or not on is not said', async ({
  page,
  setFlags,
}) => {
  await page.clock.install()
  await setFlags(outage('WARNING', -MINUTE, { displayTime: 10_000 }))
  const said = page.getByText('The club is being mended.')
  await open(page, '/')
  await expect(said).toBeVisible()
  await page.clock.runFor(10_500)
  await expect(said).toBeHidden()
  await setFlags(outage('PLANNED', -2 * MINUTE, { endDate: new Date(Date.now() - MINUTE).toISOString() }))
  await open(page, '/login')
  await expect(page.getByRole('banner')).toBeVisible()
  await setFlags(outage('PLANNED', -MINUTE, { flag: 'false' }))
  await open(page, '/login')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(said).toBeHidden()
})
