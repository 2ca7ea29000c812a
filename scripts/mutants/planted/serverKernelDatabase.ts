import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverKernelDatabase: readonly Mutant[] = [
  {
    name: 'SQL counts days in the zone of its machine',
    file: 'apps/server/src/kernel/database/postgresEngine.ts',
    from: '    onConnect: (client: pg.ClientBase) => client.query(SET_ZONE, [zone]),\n',
    to: '',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'the embedded database counts days in the zone of its machine',
    file: 'apps/server/src/kernel/database/embeddedEngine.ts',
    from: '    await pglite.query(SET_ZONE, [zone])\n',
    to: '',
    suites: server('test/otherLottery.test.ts'),
  },
  {
    name: 'a server does not keep the lottery and the mode of new data',
    file: 'apps/server/src/kernel/database/prepareData.ts',
    from: '  if (owner) await keepOwner(query, owner)\n',
    to: '',
    suites: server('test/main.test.ts'),
  },
  {
    name: 'a server migrates the data of another lottery before it refuses it',
    file: 'apps/server/src/kernel/database/prepareData.ts',
    from: '  if (owner) await requireOwnData(query, owner)\n',
    to: '',
    suites: server('test/main.test.ts'),
  },
  {
    name: 'a demo starts on the data of a production server',
    file: 'apps/server/src/kernel/database/requireSameLottery.ts',
    from: 'if ((kept.mode ?? owner.mode) !== owner.mode) throw',
    to: "if (kept.mode === 'demo' && owner.mode === 'production') throw",
    suites: server('src/kernel/database/requireSameLottery.test.ts'),
  },
  {
    name: 'the zone of data may change between two starts',
    file: 'apps/server/src/kernel/database/requireSameLottery.ts',
    from: 'kept.zone === zone && ',
    to: '',
    suites: server('src/kernel/database/requireSameLottery.test.ts'),
  },
  {
    name: 'any number of requests of one player wait',
    file: 'apps/server/src/kernel/database/playerQueue.ts',
    from: 'if (queue.waiting >= MOST_WAITING)',
    to: 'if (queue.waiting >= 1_000 * MOST_WAITING)',
    suites: server('src/kernel/database/playerQueue.test.ts'),
  },
  {
    name: 'the requests of one player hold all connections',
    file: 'apps/server/src/kernel/database/openDatabase.ts',
    from: 'queued: createPlayerQueue(),',
    to: 'queued: (_, work) => work(),',
    suites: server('src/kernel/ledger/actForPlayer.test.ts'),
  },
  {
    name: 'the saves of one player take every connection',
    file: 'apps/server/src/kernel/database/playerUnitOfWork.ts',
    from: 'database.queued(playerId, () => database.unitOfWork(work))',
    to: 'database.unitOfWork(work)',
    suites: server('src/profile/profile.test.ts'),
  },
]
