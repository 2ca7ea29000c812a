import { randomUUID } from 'node:crypto'
import { CREDIT_TERMS, INVITE_USES_PER_MONTH, type CreditedActivityKey } from '@players-club/domain-models'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { addActivity, addBonus } from '../../test/activities.ts'
import { addPlayer } from '../../test/players.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'
import { activities, bonusCampaigns } from './activities.tables.ts'
import { creditActivity, emailOptInJob, enqueueEmailOptInCredit, type Credit } from './index.ts'
import type { TestDatabase } from '../../test/engines.ts'

const DAY = 24 * 3_600_000
const ONE_PROFILE = CREDIT_TERMS['complete-profile'].points
const ONE_INVITE = CREDIT_TERMS['invite-accepted'].points

type OwnCredit = Omit<Extract<Credit, { activityKey: CreditedActivityKey }>, 'now'> & { now?: Date }

const creditor = (world: TestDatabase) => (credit: OwnCredit) =>
  world.database.unitOfWork(tx => creditActivity(tx, { now: START, ...credit }))

onPostgres('credits by the club itself', world => {
  const credit = creditor(world)
  const pointsOf = (playerId: string) => readBalance(world.database, playerId, 'points')
  let playerId = ''
  beforeEach(async () => {
    playerId = await addPlayer(world.database)
  })

  test('[PROFILE-007] a profile that becomes complete earns its points once', async () => {
    expect(await credit({ playerId, activityKey: 'complete-profile' })).toBe(ONE_PROFILE)
    expect(await credit({ playerId, activityKey: 'complete-profile' })).toBeNull()
    expect(
      await credit({ playerId, activityKey: 'complete-profile', now: new Date(START.getTime() + 400 * DAY) }),
    ).toBeNull()
    expect(await pointsOf(playerId)).toBe(ONE_PROFILE)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[REG-029] invitations earn a limited number of times in a month of the lottery, and again in the next', async () => {
    const accepted = (now: Date) =>
      credit({ playerId, activityKey: 'invite-accepted', subject: randomUUID(), now })
    // Still March in Phoenix, already April in UTC.
    const lastOfMarch = new Date('2026-04-01T06:59:00Z')
    for (let use = 1; use <= INVITE_USES_PER_MONTH; use += 1)
      expect(await accepted(lastOfMarch)).toBe(ONE_INVITE)
    expect(await accepted(lastOfMarch)).toBeNull()
    expect(await accepted(new Date('2026-04-01T07:00:00Z'))).toBe(ONE_INVITE)
    expect(await pointsOf(playerId)).toBe((INVITE_USES_PER_MONTH + 1) * ONE_INVITE)
  })

  test('the same friend earns points once', async () => {
    const friend = { playerId, activityKey: 'invite-accepted', subject: randomUUID() } as const
    expect(await credit(friend)).toBe(ONE_INVITE)
    expect(await credit(friend)).toBeNull()
    expect(await credit({ ...friend, now: new Date(START.getTime() + 60 * DAY) })).toBeNull()
    expect(await pointsOf(playerId)).toBe(ONE_INVITE)
  })

  test('a credit that is rolled back earns nothing, and can be earned later', async () => {
    const undone = world.database.unitOfWork(async tx => {
      await creditActivity(tx, { playerId, activityKey: 'complete-profile', now: START })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await pointsOf(playerId)).toBe(0)
    expect(await credit({ playerId, activityKey: 'complete-profile' })).toBe(ONE_PROFILE)
  })

  test('[PREF-013] a job credits the opt-in after the save, once however often the player opts in', async () => {
    const runner = createJobRunner({
      database: world.database,
      clock: { now: () => START },
      kinds: [emailOptInJob],
    })
    const promise = (now: Date) => world.database.unitOfWork(tx => enqueueEmailOptInCredit(tx, playerId, now))
    await promise(START)
    expect(await pointsOf(playerId)).toBe(0)
    await promise(new Date(START.getTime() - 1000))
    await runner.runDue()
    expect(await pointsOf(playerId)).toBe(CREDIT_TERMS['promotions-email-opt-in'].points)
  })
})

onPostgres('the status of an activity', world => {
  const club = startServer(world)
  const credit = creditor(world)
  beforeEach(() =>
    world.database.unitOfWork(async tx => {
      await tx.delete(bonusCampaigns)
      await tx.delete(activities)
    }),
  )
  const path = (key: string) => `/api/loyalty/v1/activities/${key}/status`

  test('[PREF-013] [ACTV-017] the answer says what the activity earns, and when nothing more can be earned', async () => {
    const { id, email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const open = await browser.get(path('promotions-email-opt-in'))
    const { points } = CREDIT_TERMS['promotions-email-opt-in']
    expect(open.json).toEqual({ key: 'promotions-email-opt-in', points, limitReached: false })
    await credit({ playerId: id, activityKey: 'promotions-email-opt-in' })
    const done = await browser.get(path('promotions-email-opt-in'))
    expect(done.json).toEqual({ key: 'promotions-email-opt-in', points, limitReached: true })
    const other = await browser.get(path('complete-profile'))
    expect(other.json.limitReached).toBe(false)
  })

  test('[EARN-001] [EARN-012] the bonus of running campaigns is shown, paid, and part of what was earned', async () => {
    const { id, email } = await club.addAccount()
    const listed = await addActivity(world.database, { key: 'complete-profile', amount: ONE_PROFILE, cap: 1 })
    await addBonus(world.database, listed.id, 100)
    const browser = club.browser()
    await browser.enter(email)
    const status = async () => (await browser.get(path('complete-profile'))).json
    const shown = { key: 'complete-profile', points: ONE_PROFILE + 100 }
    expect(await status()).toEqual({ ...shown, limitReached: false })
    expect(await credit({ playerId: id, activityKey: 'complete-profile' })).toBe(shown.points)
    expect(await readBalance(world.database, id, 'points')).toBe(shown.points)
    await world.database.unitOfWork(tx => tx.delete(bonusCampaigns))
    expect(await status()).toEqual({ ...shown, limitReached: true })
  })

  test('a campaign that is over or belongs to another activity adds nothing', async () => {
    const playerId = await addPlayer(world.database)
    const listed = await addActivity(world.database, { key: 'invite-accepted', amount: ONE_INVITE })
    await addBonus(world.database, listed.id, 100)
    const accepted = (now: Date) =>
      credit({ playerId, activityKey: 'invite-accepted', subject: randomUUID(), now })
    expect(await accepted(START)).toBe(ONE_INVITE + 100)
    expect(await accepted(new Date(START.getTime() + DAY))).toBe(ONE_INVITE)
    expect(await credit({ playerId, activityKey: 'promotions-email-opt-in' })).toBe(
      CREDIT_TERMS['promotions-email-opt-in'].points,
    )
  })

  test('only a signed-in player gets the status, and only of an activity that exists', async () => {
    const guest = await club.browser().open()
    expect((await guest.get(path('complete-profile'))).status).toBe(401)
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    expect((await browser.get(path('anything'))).status).toBe(400)
  })
})

onPostgres('credits under load', world => {
  const credit = creditor(world)

  test('[REG-029] ten friends who accept at once earn exactly what the month allows', async () => {
    const playerId = await addPlayer(world.database)
    const earned = await Promise.all(
      Array.from({ length: 10 }, () =>
        credit({ playerId, activityKey: 'invite-accepted', subject: randomUUID() }),
      ),
    )
    expect(earned.filter(points => points === ONE_INVITE)).toHaveLength(INVITE_USES_PER_MONTH)
    expect(await readBalance(world.database, playerId, 'points')).toBe(INVITE_USES_PER_MONTH * ONE_INVITE)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[PROFILE-007] a profile that is completed in two tabs at once earns once', async () => {
    const playerId = await addPlayer(world.database)
    const earned = await Promise.all(
      Array.from({ length: 8 }, () => credit({ playerId, activityKey: 'complete-profile' })),
    )
    expect(earned.filter(points => points !== null)).toEqual([ONE_PROFILE])
    expect(await readBalance(world.database, playerId, 'points')).toBe(ONE_PROFILE)
  })
})
