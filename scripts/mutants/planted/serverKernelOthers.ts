import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

export const serverKernelOthers: readonly Mutant[] = [
  {
    name: 'a daily job is due so many hours after midnight, whatever the clock shows',
    file: 'apps/server/src/kernel/jobs/schedule.ts',
    from: 'const due = atLotteryHour(today, hour, zone)',
    to: 'const due = new Date(atLotteryHour(today, 0, zone).getTime() + hour * 3_600_000)',
    suites: server('src/kernel/jobs/jobs.test.ts'),
  },
  {
    name: 'a recurring job loses its place in the queue every minute',
    file: 'apps/server/src/kernel/jobs/leases.ts',
    from: 'least(run_at, (select min(run_at) from superseded where attempts = 0))',
    to: 'run_at',
    suites: server('src/kernel/jobs/jobs.test.ts'),
  },
  {
    name: 'mails are bilingual whatever languages the lottery has',
    file: 'apps/server/src/kernel/mail/multilingualMail.ts',
    from: '= lottery.locales\n',
    to: "= ['en', 'es'] as const\n",
    suites: server('src/kernel/mail/multilingualMail.test.ts'),
  },
  {
    name: 'each session of a player has a queue of its own',
    file: 'apps/server/src/kernel/ledger/inTurn.ts',
    from: 'return playerId === undefined ? work() : database.queued(playerId, work)',
    to: 'return playerId === null ? work() : work()',
    suites: server('src/kernel/ledger/actForPlayer.test.ts'),
  },
  {
    name: 'a reversal can be posted twice',
    file: 'apps/server/src/kernel/ledger/post.ts',
    from: '`reversal:${transferId}`',
    to: '`reversal:${transferId}:${newId(now)}`',
    suites: server('src/kernel/ledger/ledger.test.ts'),
  },
  {
    name: 'a replayed transfer is taken for a new one',
    file: 'apps/server/src/kernel/ledger/post.ts',
    from: 'if (isReplay) throw new TransferReplayedError(posted)',
    to: 'if (isReplay && posted.balances.length === 0) throw new TransferReplayedError(posted)',
    suites: server('src/kernel/ledger/ledger.test.ts'),
  },
  {
    name: 'the audit overlooks a balance that is not the sum of its postings',
    file: 'apps/server/src/kernel/ledger/accountFaults.ts',
    from: 'BigInt(account.balance) !== posted',
    to: 'BigInt(account.balance) > posted',
    suites: server('src/kernel/ledger/ledgerFaults.test.ts'),
  },
  {
    name: 'the body of a repeated request is ignored',
    file: 'apps/server/src/kernel/idempotency/request.ts',
    from: "bodyHash: hash('sha256', canonical(body), 'buffer')",
    to: "bodyHash: hash('sha256', canonical(body).slice(0, 0), 'buffer')",
    suites: server('src/kernel/idempotency/idempotency.test.ts', 'src/kernel/ledger/actForPlayer.test.ts'),
  },
  {
    name: 'the members of a body have to come in one order',
    file: 'apps/server/src/kernel/idempotency/request.ts',
    from: 'Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))',
    to: 'Object.fromEntries(Object.entries(member))',
    suites: server('src/kernel/idempotency/idempotency.test.ts'),
  },
  {
    name: "a call from another site's page is accepted",
    file: 'apps/server/src/kernel/csrf/csrf.ts',
    from: "return site === 'same-origin' || site === 'none'",
    to: "return site !== ''",
    suites: server('src/kernel/http/attacks.test.ts'),
  },
  {
    name: 'a solved captcha can be spent again',
    file: 'apps/server/src/kernel/captcha/captcha.ts',
    from: 'return spent.length > 0',
    to: 'return spent.length >= 0',
    suites: server('src/kernel/captcha/captcha.test.ts'),
  },
  {
    name: 'a captcha solved for one action opens another',
    file: 'apps/server/src/kernel/captcha/captcha.ts',
    from: 'if (data.action !== action || data.expiresAt <= clock.now().getTime()) return null',
    to: 'if (data.expiresAt <= clock.now().getTime()) return null',
    suites: server('src/kernel/captcha/captcha.test.ts'),
  },
]
