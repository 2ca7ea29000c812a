import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverIdentity: readonly Mutant[] = [
  {
    name: 'a failed identity check is not counted',
    file: 'apps/server/src/identity/verification.service.ts',
    from: 'attempts: record.attempts + 1',
    to: 'attempts: record.attempts',
    suites: server('src/identity/verification.test.ts'),
  },
  {
    name: 'a session verifies another player',
    file: 'apps/server/src/identity/verification.service.ts',
    from: 'if (body.id !== playerId || body.login !== login || body.email !== email)',
    to: 'if (body.login !== login || body.email !== email)',
    suites: server('src/identity/verification.test.ts'),
  },
  {
    name: 'an expired identity counts',
    file: 'apps/server/src/identity/readIdentity.ts',
    from: 'isExpired: expiresAt !== null && expiresAt <= now',
    to: 'isExpired: expiresAt !== null && expiresAt > now',
    suites: server('src/identity/verification.test.ts', 'src/store/store.test.ts'),
  },
  {
    name: 'a scan whose page was closed is never settled by the server',
    file: 'apps/server/src/identity/scanSettlement.ts',
    from: 'follow: provider ? scan => follow(provider, scan) : null,',
    to: 'follow: null,',
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'a profile does not have the outcome of a scan whose page was closed',
    file: 'apps/server/src/identity/scans.service.ts',
    from: "      if (!verdict || verdict.status === 'pending') return false\n",
    to: "      if (!verdict || verdict.status !== 'pending') return false\n",
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'an approved scan is offered again',
    file: 'apps/server/src/identity/scans.service.ts',
    from: "      if (scan?.state === 'approved' && identity.isValid && !identity.isExpired) return null\n",
    to: '',
    suites: server('src/identity/scans.test.ts'),
  },
  {
    name: 'an identity check of a server that died never ends',
    file: 'apps/server/src/identity/verification.service.ts',
    from: 'record.checkUntil !== null && record.checkUntil > machineNow',
    to: 'record.checkUntil !== null',
    suites: server('src/identity/verification.test.ts'),
  },
  {
    name: 'an identity check that was taken over counts as well',
    file: 'apps/server/src/identity/verification.service.ts',
    from: '    if (record.checkId !== checkId) return null\n',
    to: '',
    suites: server('src/identity/verification.test.ts'),
  },
  {
    name: 'a passed identity check changes the record of every player',
    file: 'apps/server/src/identity/identityRecord.ts',
    from: 'await tx.update(identityRecords).set(change).where(eq(identityRecords.playerId, playerId))',
    to: 'await tx.update(identityRecords).set(change)',
    suites: server('src/identity/verification.test.ts'),
  },
  {
    name: 'an identity check overwrites the name of the profile before it is passed',
    file: 'apps/server/src/identity/identityEntry.ts',
    from: 'and(eq(players.id, playerId), isNull(players.firstName))',
    to: 'eq(players.id, playerId)',
    suites: server('src/identity/verification.test.ts'),
  },
]
