import { tooManyRequests, type Refusal } from '../kernel/http/problem.ts'
import type { PasswordHasher } from '../kernel/passwords/passwords.ts'
import { LOCKOUT } from '../kernel/limits/passwordGuard.ts'
import { beginSession, revokeFamilyOfCookie } from '../kernel/sessions/index.ts'
import { players, type AccountState } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { emailKeyOf, findPlayerByEmail, isUnchanged, type Player } from './findPlayer.ts'
import {
  attemptSubjects,
  countPasswordAttempt,
  forgiveAttempt,
  type AttemptSubjects,
} from './passwordAttempts.ts'
import { signInProblem } from './signInProblem.ts'

export interface SignInRequest {
  username: string
  password: string
  remember: boolean
  clientAddress: string
  /** The cookie of the request: its session ends, whatever it was. */
  cookieValue: string | null
}

const reasonOfState = (state: Exclude<AccountState, 'active'>) =>
  state === 'notActivated' ? 'notActivated' : 'suspended'

/** The answer to a wrong password, the same for every address, registered or not. */
const wrongPassword = (remaining: number): Refusal => {
  if (remaining <= 0) return signInProblem('lockoutAttempt')
  return remaining <= LOCKOUT.warnFrom ? signInProblem('warning', remaining) : signInProblem('invalid')
}

export const createSignIn = ({
  database,
  clock,
  secrets,
  passwords,
  disclosesAccountState,
}: AccountsDeps) => {
  /** Opens the session if the account is unchanged since its password was checked. */
  const open = (player: Player, request: SignInRequest, subjects: AttemptSubjects, now: Date) =>
    database.unitOfWork(async tx => {
      const [unchanged] = await tx
        .select({ id: players.id })
        .from(players)
        .where(isUnchanged(player))
        .for('share')
      if (!unchanged) return null
      await forgiveAttempt(tx, subjects)
      if (request.cookieValue !== null) await revokeFamilyOfCookie(tx, request.cookieValue, now)
      return beginSession(tx, { playerId: player.id, remember: request.remember, now })
    })

  const checkedIn = async (hasher: PasswordHasher, request: SignInRequest) => {
    const now = clock.now()
    const emailKey = emailKeyOf(request.username)
    const subjects = attemptSubjects(secrets, emailKey, request.clientAddress)
    const counted = await database.unitOfWork(async tx => {
      // Counted as wrong before anything else is read.
      const attempt = await countPasswordAttempt(tx, subjects, now)
      if (attempt.kind !== 'counted') return attempt
      return { ...attempt, player: await findPlayerByEmail(tx, emailKey) }
    })
    if (counted.kind === 'tooMany') throw tooManyRequests(counted.resetsAt, now)
    if (counted.kind === 'locked') throw signInProblem('lockout')

    const { player, remaining } = counted
    // Read in every case, so that the response time is the same for all addresses.
    const isDisclosing = await disclosesAccountState()
    const isRight = await hasher.verify(request.password, player?.passwordHash ?? null)
    if (!player || !isRight) {
      if (isDisclosing && player && player.state !== 'active')
        throw signInProblem(reasonOfState(player.state))
      throw wrongPassword(remaining)
    }
    if (player.state !== 'active') {
      await database.unitOfWork(tx => forgiveAttempt(tx, subjects))
      throw signInProblem(reasonOfState(player.state))
    }
    const session = await open(player, request, subjects, now)
    if (!session) throw signInProblem('invalid')
    return { session, player: { login: player.login, email: player.email } }
  }

  /**
   * Counts the attempt, checks the password, then opens the session: two units of work. Throws the problem that says
   * why not.
   */
  return (request: SignInRequest) => passwords.admit(hasher => checkedIn(hasher, request))
}
