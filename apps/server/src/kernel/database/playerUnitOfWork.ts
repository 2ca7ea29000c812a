import type { Database, Tx } from './Database.ts'

/**
 * A unit of work that locks rows of one player. It waits for that player's earlier work without holding a connection, so
 * that many requests of one player leave connections to the others.
 */
export const playerUnitOfWork = <T>(
  database: Pick<Database, 'queued' | 'unitOfWork'>,
  playerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => database.queued(playerId, () => database.unitOfWork(work))
