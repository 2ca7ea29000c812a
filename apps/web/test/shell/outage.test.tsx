import type { OutageConfig } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

/** The start of the test clock. */
const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const MINUTE = 60_000

const banner = page.getByRole('banner')
const main = page.getByRole('main')
const body = page.getByRole('alert').getByText('The club is being repaired.')
const planned = page.getByRole('heading', { level: 1, name: 'We are down for planned maintenance' })
const unplanned = page.getByRole('heading', { level: 1, name: 'We are having an unplanned outage' })

/** An outage with its start and end in minutes from now. */
const outage = (
  outageType: string,
  begins = -1,
  { ends, ...more }: Partial<OutageConfig> & { ends?: number } = {},
) => ({
  OUTAGE_CONFIG: {
    flag: 'true',
    outageType,
    startDate: new Date(NOON + begins * MINUTE).toISOString(),
    body: 'The club is being repaired.',
    ...(ends !== undefined && { endDate: new Date(NOON + ends * MINUTE).toISOString() }),
    ...more,
  },
})

const openAt = (path: string, remoteConfig: PageOptions['remoteConfig'], options: PageOptions = {}) =>
  openPage(path, { ...options, remoteConfig, answers: { ...emptyHome, ...options.answers } })

/** Nothing but the outage notice is shown. */
async function expectOutageAlone() {
  await expect.element(body).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(() => document.title).toBe('Copper State Lottery')
}

describe('an outage that replaces every page', () => {
  test('[OUTAGE-002] [OUTAGE-004] is shown to a player while it is planned', async () => {
    await openAt('/', outage('PLANNED'), { player: 'verified' })
    await expect.element(planned).toBeVisible()
    await expectOutageAlone()
  })

  test('[OUTAGE-002] [OUTAGE-004] is shown to a player while it is unplanned', async () => {
    await openAt('/history', outage('UNPLANNED'), { player: 'verified' })
    await expect.element(unplanned).toBeVisible()
    await expectOutageAlone()
  })

  test('[OUTAGE-002] is shown in a widget for other sites too', async () => {
    await openAt('/games-quick-draw-widget/71', outage('PLANNED'))
    await expect.element(planned).toBeVisible()
    await expectOutageAlone()
  })

  test('[OUTAGE-002] leaves the result of a payment to those who return from it', async () => {
    await openAt('/lucky-lounge/store/pay', outage('PLANNED'))
    await expect.element(main.getByRole('heading', { name: 'Payment' })).toBeVisible()
    await expect.element(planned).not.toBeInTheDocument()
  })

  test('[OUTAGE-004] is not shown once it is over', async () => {
    await openAt('/login', outage('PLANNED', -2, { ends: -1 }))
    await expect.element(banner).toBeVisible()
    await expect.element(page.getByText('The club is being repaired.')).not.toBeInTheDocument()
  })

  test('[OUTAGE-004] is not shown while it is switched off', async () => {
    await openAt('/login', outage('PLANNED', -1, { flag: 'false' }))
    await expect.element(banner).toBeVisible()
    await expect.element(page.getByText('The club is being repaired.')).not.toBeInTheDocument()
  })

  test('[OUTAGE-005] appears on an open page at the next five-minute check, and ends at another', async () => {
    const { club } = await openAt('/login', outage('PLANNED', 2, { ends: 8 }))
    const { clock } = club.browser
    const email = main.getByLabelText('Email')
    await email.fill('half-written@players.example')
    await clock.advance(5 * MINUTE - 1)
    await expect.element(planned).not.toBeInTheDocument()
    await expect.element(email).toHaveValue('half-written@players.example')
    await clock.advance(1)
    await expect.element(planned).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    await clock.advance(5 * MINUTE - 1)
    await expect.element(planned).toBeVisible()
    await clock.advance(1)
    await expect.element(planned).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('[OUTAGE-005] is read from a configuration that is requested again when it is half an hour old', async () => {
    const { asked, club } = await openAt(
      '/',
      {},
      { answers: { 'shell.getRemoteConfig': outage('UNPLANNED') } },
    )
    const { clock } = club.browser
    await clock.advance(30 * MINUTE - 1)
    expect(asked('shell.getRemoteConfig')).toEqual([])
    await expect.element(unplanned).not.toBeInTheDocument()
    await clock.advance(1)
    await expect.poll(() => asked('shell.getRemoteConfig')).toHaveLength(1)
    await expect.element(unplanned).toBeVisible()
  })
})

describe('an outage that is only announced', () => {
  const close = page.getByRole('button', { name: 'Close message' })

  for (const path of ['/', '/login'])
    test(`[OUTAGE-001] [OUTAGE-006] [OUTAGE-007] [MSG-003] is a message at ${path} for 30 seconds, and cannot be closed`, async () => {
      const { club } = await openAt(path, outage('WARNING'))
      const { clock } = club.browser
      await expect.element(body).toBeVisible()
      await expect.element(close).not.toBeInTheDocument()
      await expect.element(banner).toBeVisible()
      await clock.advance(29_999)
      await expect.element(body).toBeVisible()
      await clock.advance(1)
      await expect.element(body).not.toBeInTheDocument()
    })

  test('[OUTAGE-006] is shown for its configured display time', async () => {
    const { club } = await openAt('/', outage('WARNING', -1, { displayTime: 10_000 }))
    const { clock } = club.browser
    await expect.element(body).toBeVisible()
    await clock.advance(9_999)
    await expect.element(body).toBeVisible()
    await clock.advance(1)
    await expect.element(body).not.toBeInTheDocument()
  })
})
