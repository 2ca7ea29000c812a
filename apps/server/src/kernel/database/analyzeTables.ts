import type { Database } from './Database.ts'

const ANALYZE = `do $$
  declare name regclass;
  begin
    for name in
      select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0 order by oid
    loop
      execute format('analyze %s', name);
    end loop;
  end
$$`

/**
 * Gathers the planner's statistics after a seed or another large change; autovacuum would do it within minutes, and the
 * embedded engine has none. Empty tables are left out: of a table that was never analyzed the planner expects ten pages,
 * but of one that was empty it expects nothing, and reads all of it (ADR 0087).
 */
export async function analyzeTables(database: Pick<Database, 'statement'>): Promise<void> {
  await database.statement({ name: 'kernel.analyze', text: ANALYZE, values: [] })
}
