import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { remoteConfig } from '@players-club/domain-models'
import { eq, sql } from 'drizzle-orm'
import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { players } from '../../src/accounts/accounts.tables.ts'
import { inviteUses } from '../../src/accounts/inviteCodes.tables.ts'
import { feedbackMessages } from '../../src/content/feedback.tables.ts'
import { creditActivity } from '../../src/activities/index.ts'
import { VARIABLES } from '../../src/kernel/config/variables.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { createDraws } from '../../src/promotions/draws.service.ts'
import { enterDraw } from '../../src/promotions/index.ts'
import { missingDrawJobs } from '../../src/promotions/missingDrawJobs.ts'
import { START } from '../constants.ts'
import { addOpenDraw, bothLanguages, drawAtOnce } from '../draws.ts'
import { onEachPostgres } from '../engines.ts'
import { addPlayer } from '../players.ts'

const SOME_ID = '00000000-0000-4000-8000-000000000000'
const DRAWN_AT = new Date(START.getTime() + 2 * 24 * 60 * 60_000)
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$dGFn'

const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')

/** The statements of the SQL blocks of a chapter. */
const statementsOf = (chapter: string): string[] => {
  const [, text = ''] = document.split(`\n## ${chapter}\n`)
  const [own = ''] = text.split('\n## ')
  return [...own.matchAll(/```sql\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .split(/;\n/)
      .map(statement => statement.trim().replaceAll('<id>', SOME_ID))
      .filter(statement => !['', 'begin', 'commit'].includes(statement)),
  )
}

test('the table of settings has each variable that the server reads, once, and no other', () => {
  const [, start = ''] = /^\| variable +\|.*\n((?:\|.*\n)+)/m.exec(document) ?? []
  const names = [...start.matchAll(/^\| (`.*?) +\|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [],
  )
  expect(names.toSorted()).toEqual(Object.keys(VARIABLES).toSorted())
})

onEachPostgres('the SQL of the document about operations', world => {
  const run = (statements: readonly string[]) =>
    world.database.unitOfWork(async tx => {
      const answers = []
      for (const statement of statements) answers.push((await tx.execute(sql.raw(statement))).rows)
      return answers
    })
  const count = async (table: string) => {
    const [[found] = []] = await run([`select count(*)::int as count from ${table}`])
    return found?.count
  }

  test('runs in every chapter', async () => {
    const chapters = [...document.matchAll(/^## (.*)$/gm)].flatMap(([, name = '']) => name)
    const withSql = chapters.filter(name => statementsOf(name).length > 0)
    expect(withSql).toEqual([
      'Settings',
      'Content',
      'Prizes',
      'Requests about personal data',
      'Sweeps',
      'Communication preferences',
      'Backups',
    ])
    for (const name of ['Prizes', 'Sweeps', 'Communication preferences', 'Backups'])
      expect(await run(statementsOf(name))).toHaveLength(statementsOf(name).length)
  })

  test('configures an outage and flags that the club can read', async () => {
    const [insert = '', remove = ''] = statementsOf('Settings')
    await run([insert])
    const [rows = []] = await run(['select name, value from settings order by name'])
    expect(rows.map(({ name }) => name)).toEqual(['FEATURE_FLAGS', 'OUTAGE_CONFIG'])
    for (const { name, value } of rows) expect(is({ [String(name)]: value }, remoteConfig)).toBe(true)
    await run([insert, remove])
    expect(await count('settings')).toBe(1)
  })

  test('gives one player a flag and a segment', async () => {
    const id = await addPlayer(world.database)
    const [, , ...own] = statementsOf('Settings')
    await run(own.map(statement => statement.replace('pat@players.example', `${id}@players.example`)))
    expect([await count('player_flags'), await count('player_segments')]).toEqual([1, 1])
  })

  test('adds content that the club can use, and a draw that gets its jobs', async () => {
    await run(statementsOf('Content'))
    await createJobRunner({
      database: world.database,
      clock: { now: () => START },
      kinds: [missingDrawJobs],
    }).runDue()
    expect(await count("jobs where subject = '101'")).toBe(2)
    expect(await count('coupon_codes')).toBe(3)
  })

  test('lists a winner with the prize that is to be paid', async () => {
    const cash = { texts: bothLanguages('Cash'), prizeType: 'CASH', amount: 60_000, quantity: 1 } as const
    const drawId = await addOpenDraw(world.database, START, { prizes: [cash] })
    const playerId = await addPlayer(world.database)
    const source = { kind: 'FREE', reference: playerId } as const
    await world.database.unitOfWork(tx => enterDraw(tx, { playerId, drawId, entries: 1, source, now: START }))
    await drawAtOnce(world.database, drawId, DRAWN_AT)
    await run([`update draws set draws_at = now(), announces_at = now() where id = ${drawId}`])
    const [rows] = await run(statementsOf('Prizes'))
    const winner = { draw: drawId, prize: 'Cash', amount: '60000', email: `${playerId}@players.example` }
    expect(rows).toEqual([expect.objectContaining({ ...winner, is_verified: false })])
  })

  test('exports the data of one player, and removes the person from the account', async () => {
    const id = await addPlayer(world.database, { points: 100 })
    const other = await addPlayer(world.database)
    const sender = await addPlayer(world.database)
    const guest = { playerId: null, firstName: 'Pat', lastName: 'Guest', subject: 'Map', createdAt: START }
    await world.database.unitOfWork(async tx => {
      await tx.update(players).set({ passwordHash: PASSWORD_HASH }).where(eq(players.id, id))
      await tx.insert(inviteUses).values([
        { playerId: other, inviterId: id, usedAt: START },
        { playerId: id, inviterId: sender, usedAt: START },
      ])
      await creditActivity(tx, { playerId: id, activityKey: 'invite-accepted', subject: other, now: START })
      await tx.insert(feedbackMessages).values([
        { ...guest, id: randomUUID(), email: `${id}@Players.example`, body: 'My own words' },
        { ...guest, id: randomUUID(), email: `${other}@players.example`, body: 'Words of another' },
      ])
    })
    const all = statementsOf('Requests about personal data').map(statement =>
      statement.replaceAll(SOME_ID, id),
    )
    const [copy = '', ...removal] = all
    const [rows = []] = await run([copy])
    const written = JSON.stringify(rows)
    expect(written).toContain(`${id}@players.example`)
    expect(written).toContain('<description>Grant</description>')
    expect(written).toContain('My own words')
    expect(written).not.toContain('Words of another')
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['handed_codes', 'reward_redemptions', 'store_order_events', 'store_orders']),
    )
    expect(written).toContain('<activity_key>invite-accepted</activity_key>')
    expect(written.match(/<used_at>/g)).toHaveLength(2)
    expect(written).not.toContain(other)
    expect(written).not.toContain(sender)
    expect(written).not.toContain('argon2id')
    const before = await world.database.unitOfWork(tx => tx.select().from(players))
    await run(removal)
    expect(await count('feedback_messages')).toBe(1)
    const after = await world.database.unitOfWork(tx => tx.select().from(players))
    const rowOf = (of: typeof before, player: string) => of.find(one => one.id === player)
    expect(rowOf(after, other)).toEqual(rowOf(before, other))
    expect(rowOf(after, id)).toMatchObject({
      state: 'suspended',
      email: `${id}@deleted.invalid`,
      birthDate: null,
    })
    expect(rowOf(after, id)?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$c2FsdA\$[\w+/]{43}$/)
  })
})

onEachPostgres('the SQL that removes a person from an account', world => {
  test('leaves the prizes of a winner without a name', async () => {
    const drawId = await addOpenDraw(world.database, START)
    const playerId = await addPlayer(world.database)
    const source = { kind: 'FREE', reference: playerId } as const
    await world.database.unitOfWork(async tx => {
      const named = { firstName: 'Pat', lastName: 'Lopez' }
      await tx.update(players).set(named).where(eq(players.id, playerId))
      await enterDraw(tx, { playerId, drawId, entries: 1, source, now: START })
    })
    await drawAtOnce(world.database, drawId, DRAWN_AT)
    const draws = createDraws({ database: world.database, clock: { now: () => DRAWN_AT } })
    const winners = async () => {
      const { content } = await draws.getPrizesWithWinners(drawId, { page: 0, size: 10 }, 'en')
      return content.flatMap(prize => prize.winners)
    }
    expect(await winners()).toEqual([{ place: 1, name: 'Pat L.' }])

    const [, ...removal] = statementsOf('Requests about personal data')
    await world.database.unitOfWork(async tx => {
      for (const statement of removal) await tx.execute(sql.raw(statement.replaceAll(SOME_ID, playerId)))
    })
    expect(await winners()).toEqual([{ place: 1, name: null }])
  })
})

onEachPostgres('the check of the ledger after restoring a backup', world => {
  test('finds no fault in a sound ledger and a changed balance, and reads the postings of an account by an index', async () => {
    const { database } = world
    const [, check = ''] = /check the ledger;[^`]*```sql\n([^`]+);\n```/.exec(document) ?? []
    const run = <Row>(name: string, text: string) => database.statement<Row>({ name, text, values: [] })
    await addPlayer(database, { points: 100, tokens: 5 })
    expect(await run('test.check', check)).toEqual([])

    // The tables are so small that reading them whole costs less.
    const plan = await database.unitOfWork(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return (await tx.execute(sql.raw(`explain ${check}`))).rows
    })
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on ledger_postings')
    expect(JSON.stringify(plan)).toContain('ledger_postings_to')

    await run('test.forge', 'update ledger_balances set balance = balance + 1 where balance = 100')
    expect(await run('test.check', check)).toHaveLength(1)
  })
})
