import { beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { startServer } from '../../../test/clubServer.ts'
import { START } from '../../../test/constants.ts'
import { embedHousekeeping } from '../../lounge/embed.service.ts'
import { housekeeping } from '../housekeeping/housekeeping.ts'
import { createJobRunner } from '../jobs/index.ts'
import { sessionHousekeeping } from './index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

onEachEngine('the hourly sweep', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))

  const sweep = () => {
    const { database } = world
    const kinds = [housekeeping, sessionHousekeeping, embedHousekeeping].map(kind => kind(database))
    return createJobRunner({ database, clock: club.clock, kinds }).runDue()
  }
  const count = async (table: string) => {
    const text = `select count(*)::int as count from ${table}`
    const [row] = await world.database.statement<{ count: number }>({
      name: `test.${table}`,
      text,
      values: [],
    })
    return row?.count
  }
  const counts = () => Promise.all(['session_families', 'sessions', 'refresh_tokens'].map(count))

  test('deletes a normal session after twelve hours and a remembered one after thirty days', async () => {
    const { email } = await club.addAccount()
    await club.browser().enter(email)
    await club.browser().enter(email, true)
    await sweep()
    expect(await counts()).toEqual([2, 2, 2])
    club.clock.advance(12 * HOUR)
    await sweep()
    expect(await counts()).toEqual([1, 1, 1])
    club.clock.advance(29 * DAY)
    await sweep()
    expect(await counts()).toEqual([1, 1, 1])
    club.clock.advance(DAY)
    await sweep()
    expect(await counts()).toEqual([0, 0, 0])
  })

  test('deletes counted attempts when they no longer count', async () => {
    await club.forgetAttempts()
    const browser = await club.browser().open()
    await browser.signIn('nobody@players.example')
    await sweep()
    expect([await count('password_guards'), await count('rate_counters')]).toEqual([1, 1])
    club.clock.advance(HOUR)
    await sweep()
    expect([await count('password_guards'), await count('rate_counters')]).toEqual([0, 0])
  })
})
