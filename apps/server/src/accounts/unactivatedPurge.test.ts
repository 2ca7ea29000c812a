import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { latestLink } from '../../test/mailbox.ts'
import { register, skipped, whole } from '../../test/registrations.ts'
import { startUnhurriedServer } from '../../test/unhurriedServer.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'
import { preferences } from '../profile/preferences.tables.ts'
import { playerAddresses, playerPhones, profiles } from '../profile/profile.tables.ts'
import { accountKeys, players } from './accounts.tables.ts'
import { inviteUses } from './inviteCodes.tables.ts'
import { unactivatedPurge } from './unactivatedPurge.ts'

const DAY = 24 * 60 * 60_000
let count = 0

onPostgres('a registration that is never activated', world => {
  const { club } = startUnhurriedServer(world)
  const open = () => club.browser().open()
  const night = (days: number) => {
    club.clock.set(new Date(START.getTime() + days * DAY))
    return createJobRunner({
      database: world.database,
      clock: club.clock,
      kinds: [unactivatedPurge(world.database, 30)],
    }).runDue()
  }
  const playerOf = async (email: string) => {
    const [player] = await world.database.unitOfWork(tx =>
      tx.select().from(players).where(eq(players.emailKey, email)),
    )
    return player
  }
  const enter = async (formOf: (email: string) => object = skipped) => {
    const email = `waiting-${(count += 1)}@players.example`
    expect((await register(await open(), { ...formOf(email) })).status).toBe(204)
    return { email, id: (await playerOf(email))?.id ?? '' }
  }
  const OF_PLAYER = { accountKeys, profiles, playerPhones, playerAddresses, preferences, inviteUses }
  const kept = (id: string) =>
    world.database.unitOfWork(async tx => {
      const found: string[] = []
      for (const [name, table] of Object.entries(OF_PLAYER))
        if ((await tx.$count(table, sql`player_id = ${id}`)) > 0) found.push(name)
      return found
    })

  test('is deleted after thirty days with all its data and the invitation, and the address can register again', async () => {
    const inviter = await club.addAccount()
    const inviteCode = inviter.id.slice(0, 8)
    const formOf = (email: string) => ({ ...whole(email), inviteCode })
    const { email, id } = await enter(formOf)
    expect(await kept(id)).toEqual(Object.keys(OF_PLAYER))
    await night(29)
    expect(await playerOf(email)).toBeDefined()
    await night(31)
    expect(await playerOf(email)).toBeUndefined()
    expect(await kept(id)).toEqual([])
    expect(await playerOf(inviter.email)).toBeDefined()

    expect((await register(await open(), formOf(email))).status).toBe(204)
    const { key } = await latestLink(world, email)
    expect((await (await open()).post('/api/account/activate', { key })).status).toBeLessThan(300)
    expect(await playerOf(email)).toMatchObject({ state: 'active' })
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('can still be finished by a player who just got a key', async () => {
    const { email } = await enter()
    club.clock.set(new Date(START.getTime() + 31 * DAY - 10 * 60_000))
    await (await open()).post('/api/account/send-activation', { email })
    await night(31)
    expect(await playerOf(email)).toBeDefined()
    await night(32)
    expect(await playerOf(email)).toBeUndefined()
  })

  test('is the only kind that is deleted', async () => {
    const registeredAt = new Date(START.getTime() - 400 * DAY)
    const states = ['active', 'suspended', 'deactivated'] as const
    const accounts = await Promise.all(states.map(state => club.addAccount({ state, registeredAt })))
    await night(31)
    for (const { email } of accounts) expect(await playerOf(email)).toBeDefined()
  })

  test('is deleted however many there are, without those that may still be finished', async () => {
    const registeredAt = new Date(START.getTime() - 400 * DAY)
    const bulk = Array.from({ length: 205 }, (_, index) => ({
      id: randomUUID(),
      login: `bulk-${index}`,
      email: `bulk-${index}`,
      emailKey: `bulk-${index}`,
      passwordHash: 'none',
      inviteCode: `bulk-${index}`,
      state: 'notActivated' as const,
      registeredAt,
    }))
    const open = bulk[100]?.id ?? ''
    await world.database.unitOfWork(async tx => {
      await tx.insert(players).values(bulk)
      await tx.insert(accountKeys).values({
        keyHash: Buffer.from('key'),
        playerId: open,
        purpose: 'activation',
        createdAt: START,
        expiresAt: new Date(START.getTime() + 50 * DAY),
      })
    })
    await night(40)
    const left = await world.database.unitOfWork(tx =>
      tx.select({ id: players.id }).from(players).where(eq(players.registeredAt, registeredAt)),
    )
    expect(left.filter(({ id }) => bulk.some(player => player.id === id))).toEqual([{ id: open }])
  })
})
