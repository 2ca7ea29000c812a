import type { Database } from '../src/kernel/database/index.ts'

const MODES = { on: 'read only', off: 'read write' } as const

/** Makes a PostgreSQL read-only or writable: this connection by itself, the others by a new start. */
export const setReadOnly = (database: Database, state: keyof typeof MODES): Promise<void> =>
  database.unitOfWork(async tx => {
    await tx.execute('set transaction read write')
    await tx.execute(`set session characteristics as transaction ${MODES[state]}`)
    const { rows } = await tx.execute<{ name: string }>('select quote_ident(current_database()) as name')
    await tx.execute(`alter database ${rows[0]?.name} set default_transaction_read_only = ${state}`)
    await tx.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  })
