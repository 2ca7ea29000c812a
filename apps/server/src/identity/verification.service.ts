import { randomUUID } from 'node:crypto'
import type { IdentityResult, Lottery } from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/clock.ts'
import { DAY_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import { playerUnitOfWork, type Tx } from '../kernel/database/index.ts'
import { ProblemError, Refusal } from '../kernel/http/problem.ts'
import { refusedAttempt } from '../kernel/limits/rateLimits.ts'
import { providerSubjectOf, subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { Session } from '../kernel/sessions/index.ts'
import type { IdentityProvider, IdentityVerdict } from '../providers/index.ts'
import { checkEntry, fillEmptyProfile, writeVerified, type Entry, type EntryBody } from './identityEntry.ts'
import { storeNumber } from './identityNumbers.ts'
import { readIdentity } from './readIdentity.ts'
import { changeRecord, lockRecord, markVerified, recordDecision } from './identityRecord.ts'
import { buildResult } from './buildResult.ts'
import type { Scans } from './scans.service.ts'

/** Checks that use up no attempt, such as of an identity of another account, must not be used to try out people. */
const PER_PLAYER = { bucket: 'identity-checks', limit: 10, windowMs: DAY_MS }

/** Longer than the provider may take; after that the claim of a server that died has expired. */
const CHECK_MS = MINUTE_MS

export interface VerificationDeps extends ServiceDeps {
  /** The claim of a running check is about processes, so it does not follow the club's clock, which a demo may move. */
  machineClock: Clock
  secrets: Secrets
  provider: IdentityProvider | null
  onUnreachable: (error: unknown) => void
  scans: Scans
  lottery: Lottery
}

/** Players can verify only themselves. */
const requireOwn = ({ playerId, login, email }: Session, body: EntryBody) => {
  if (body.id !== playerId || body.login !== login || body.email !== email) throw new ProblemError(403)
}

/** The claimed check, or the answer without one. */
type Begun = { checkId: string } | { result: IdentityResult }

export const createVerification = (deps: VerificationDeps) => {
  const { database, clock, machineClock, secrets, provider, scans, lottery } = deps

  /**
   * Claims the only running check. The attempt is counted after the provider's answer, under the same lock: parallel
   * requests are checked one at a time, and none beyond the last attempt.
   */
  const begin = async (tx: Tx, playerId: string, entry: Entry): Promise<Begun | ProblemError> => {
    const now = clock.now()
    const machineNow = machineClock.now()
    const record = await lockRecord(tx, playerId)
    const identity = await readIdentity(tx, playerId, now)
    if (identity.isExpired) throw new Refusal('Error.idology.expired')
    if (identity.isValid || identity.attempts >= identity.maxAttempts)
      return { result: buildResult(identity) }
    if (record.checkUntil !== null && record.checkUntil > machineNow)
      throw new Refusal('Error.idology.inProgress')
    const refused = await refusedAttempt(tx, PER_PLAYER, subjectOf(secrets, playerId), now)
    if (refused) return refused
    const checkId = randomUUID()
    await changeRecord(tx, playerId, { checkId, checkUntil: new Date(machineNow.getTime() + CHECK_MS) })
    await storeNumber(tx, secrets, { playerId, digits: entry.ssnLast4 }, now)
    await fillEmptyProfile(tx, playerId, entry)
    return { checkId }
  }

  /** Releases the claim; null if it was taken over meanwhile and the answer came too late. */
  const end = async (tx: Tx, playerId: string, checkId: string) => {
    const record = await lockRecord(tx, playerId)
    if (record.checkId !== checkId) return null
    await changeRecord(tx, playerId, { checkId: null, checkUntil: null })
    return record
  }

  const settle = async (
    tx: Tx,
    playerId: string,
    { checkId, entry, verdict }: { checkId: string; entry: Entry; verdict: IdentityVerdict },
  ): Promise<IdentityResult> => {
    const now = clock.now()
    const record = await end(tx, playerId, checkId)
    if (!record) throw new Refusal('Error.idology.inProgress')
    const { outcome: decision, reference, validUntil } = verdict
    await recordDecision(tx, { playerId, decision, reference }, now)
    if (decision === 'failed') await changeRecord(tx, playerId, { attempts: record.attempts + 1 })
    if (decision !== 'verified') return buildResult(await readIdentity(tx, playerId, now))
    await markVerified(tx, playerId, validUntil, now)
    const outcome = await writeVerified(tx, playerId, entry, { settings: lottery.settings, now })
    return buildResult(await readIdentity(tx, playerId, now), null, outcome)
  }

  const ask = async (playerId: string, entry: Entry, checkId: string): Promise<IdentityVerdict> => {
    const { ssnLast4, address, ...person } = entry
    const { address1, city, stateCode, zipCode, countryCode } = address
    try {
      if (!provider) throw new Error('No identity provider is configured.')
      return await provider.check(
        {
          ...person,
          subject: providerSubjectOf(secrets, 'identity', playerId),
          ssnLast4: ssnLast4 === '' ? null : ssnLast4,
          address: { address1, city, stateCode, zipCode, countryCode },
        },
        checkId,
      )
    } catch (error) {
      deps.onUnreachable(error)
      await database.unitOfWork(tx => end(tx, playerId, checkId))
      throw new Refusal('Error.idology.unavailable')
    }
  }

  /** Offers a scan to a player without attempts left, if one can be opened. */
  const withScan = async (session: Session, result: IdentityResult): Promise<IdentityResult> => {
    if (result.verified || result.remainingAttempts > 0) return result
    return scans.renew(session).catch((error: unknown) => {
      const isRefused = error instanceof Refusal || error instanceof ProblemError
      if (!isRefused) deps.onUnreachable(error)
      return result
    })
  }

  return {
    /** Lets the provider compare the entered data with its records. */
    async verify(session: Session, body: EntryBody): Promise<IdentityResult> {
      requireOwn(session, body)
      const { playerId } = session
      const entry = checkEntry(body, lottery, clock.now())
      const begun = await playerUnitOfWork(database, playerId, tx => begin(tx, playerId, entry))
      if (begun instanceof ProblemError) throw begun
      if ('result' in begun) return withScan(session, begun.result)

      const { checkId } = begun
      const verdict = await ask(playerId, entry, checkId)
      const result = await database.unitOfWork(tx => settle(tx, playerId, { checkId, entry, verdict }))
      if (verdict.outcome === 'alreadyValidated') throw new Refusal('Error.idology.profileAlreadyValidated')
      return withScan(session, result)
    },
  }
}

export type Verification = ReturnType<typeof createVerification>
