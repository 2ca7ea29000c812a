import { expect, test } from 'vitest'
import { onEachPostgres } from '../../../test/engines.ts'

onEachPostgres('the foreign keys of the schema', world => {
  const withoutIndex = () =>
    world.database.statement<{ name: string }>({
      name: 'test.foreignKeys',
      // The columns of the key are the first ones of an index, in any order. A partial index counts when it leaves out
      // only nulls, which refer to nothing.
      text: `
        select c.conname as name from pg_constraint c
        where c.contype = 'f' and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and i.indisvalid
            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
            and (i.indpred is null or exists (
              select from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)
                and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
        ) order by name`,
      values: [],
    })

  test('each have an index, so that deleting the referenced row scans no whole table', async () => {
    expect(await withoutIndex()).toEqual([])
  })

  test('are found when an index is missing or covers only some of the columns', async () => {
    const { database } = world
    await database.unitOfWork(async tx => {
      await tx.execute(`create table parents (a int, b int, primary key (a, b))`)
      await tx.execute(`create table children (id int, a int, b int,
        constraint children_parent foreign key (a, b) references parents (a, b))`)
      await tx.execute(`create index on children (a, id)`)
      await tx.execute(`create index on children (a, b) where id > 0`)
    })
    expect(await withoutIndex()).toEqual([{ name: 'children_parent' }])
    await database.unitOfWork(tx => tx.execute(`create index on children (b, a) where a is not null`))
    expect(await withoutIndex()).toEqual([])
  })
})

onEachPostgres('the column that a purge filters by', world => {
  test('is the first column of an index', async () => {
    const followed = [
      'account_keys.created_at',
      'captcha_solutions.expires_at',
      'digital_game_plays.played_at',
      'embed_codes.expires_at',
      'embed_sessions.expires_at',
      'feedback_messages.created_at',
      'identity_numbers.purge_after',
      'jobs.finished_at',
      'limit_uses.day',
      'outbox_mails.created_at',
      'password_guards.last_attempt_at',
      'players.registered_at',
      'rate_counters.resets_at',
      'session_families.expires_at',
      'sessions.created_at',
      'store_days.day',
      'ticket_days.day',
    ]
    const rows = await world.database.statement<{ name: string }>({
      name: 'test.leading',
      text: `
        select distinct format('%s.%s', i.indrelid::regclass, a.attname) as name
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`,
      values: [],
    })
    const leading = new Set(rows.map(({ name }) => name))
    expect(followed.filter(name => !leading.has(name))).toEqual([])
  })
})
