import { and, eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { networkOf } from '../kernel/http/clientAddress.ts'
import { tooManyRequests, type Refusal } from '../kernel/http/problem.ts'
import type { PasswordDesk, Passwords } from '../kernel/passwords/index.ts'
import { clearAttempts, countAttempt, giveTryBack, LOCKOUT, takeTry } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import { beginSession, revokeFamilyOfCookie, type OpenedSession } from '../kernel/sessions/index.ts'
import { players, type AccountState } from './accounts.tables.ts'
import { emailKeyOf } from './emailKey.ts'
import { signInProblem } from './signInProblem.ts'

/** Wrong passwords from one network, whomever they are for. */
const WRONG_PASSWORDS = { door: 'wrong-passwords', limit: 100, windowMs: 15 * 60_000 }

export interface SignInRequest {
  username: string
  password: string
  remember: boolean
  clientAddress: string
  /** The cookie the request came with: whoever held it is signed out, whatever it was. */
  cookieValue: string | null
}

export interface SignedIn {
  session: OpenedSession
  player: { login: string; email: string }
}

export interface SignInDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  passwords: Passwords
  disclosesAccountState: () => Promise<boolean>
}

export type SignIn = ReturnType<typeof createSignIn>

type Player = typeof players.$inferSelect

interface Subjects {
  address: Uint8Array
  network: Uint8Array
}

const findPlayer = async (tx: Tx, emailKey: string): Promise<Player | null> => {
  const [player] = await tx.select().from(players).where(eq(players.emailKey, emailKey))
  return player ?? null
}

const reasonOfState = (state: Exclude<AccountState, 'active'>) =>
  state === 'notActivated' ? 'notActivated' : 'suspended'

/** What a wrong password is answered: the same for every address, whether or not anybody has it. */
const wrongPassword = (remaining: number): Refusal => {
  if (remaining <= 0) return signInProblem('lockoutAttempt')
  return remaining <= LOCKOUT.warnFrom ? signInProblem('warning', remaining) : signInProblem('invalid')
}

export const createSignIn = ({ database, clock, secrets, passwords, disclosesAccountState }: SignInDeps) => {
  /** Counts the attempt as a wrong one before anything else is known. */
  const countIn = (emailKey: string, subjects: Subjects, now: Date) =>
    database.unitOfWork(async tx => {
      const tries = await takeTry(tx, WRONG_PASSWORDS, subjects.network, now)
      if (!tries.isAllowed) return { kind: 'tooMany', resetsAt: tries.resetsAt } as const
      const attempt = await countAttempt(tx, subjects.address, now)
      if (attempt.kind === 'locked') return attempt
      return { ...attempt, player: await findPlayer(tx, emailKey) }
    })

  /** Takes the count back: the password was right. In the order of counting, or two sign-ins could deadlock. */
  const forgive = async (tx: Tx, subjects: Subjects) => {
    await giveTryBack(tx, WRONG_PASSWORDS, subjects.network)
    await clearAttempts(tx, subjects.address)
  }

  /** Opens the session if the account is still what it was when its password was checked. */
  const open = (player: Player, request: SignInRequest, subjects: Subjects, now: Date) =>
    database.unitOfWork(async tx => {
      const [unchanged] = await tx
        .select({ id: players.id })
        .from(players)
        .where(
          and(
            eq(players.id, player.id),
            eq(players.state, 'active'),
            eq(players.passwordHash, player.passwordHash),
          ),
        )
        .for('share')
      if (!unchanged) return null
      await forgive(tx, subjects)
      if (request.cookieValue !== null) await revokeFamilyOfCookie(tx, request.cookieValue, now)
      return beginSession(tx, { playerId: player.id, remember: request.remember, now })
    })

  const checkedIn = async (desk: PasswordDesk, request: SignInRequest): Promise<SignedIn> => {
    const now = clock.now()
    const emailKey = emailKeyOf(request.username)
    const subjects = {
      address: subjectOf(secrets, emailKey),
      network: subjectOf(secrets, networkOf(request.clientAddress)),
    }
    const counted = await countIn(emailKey, subjects, now)
    if (counted.kind === 'tooMany') throw tooManyRequests(counted.resetsAt, now)
    if (counted.kind === 'locked') throw signInProblem('lockout')

    const { player, remaining } = counted
    // Asked for in every case: what takes longer for some addresses would tell them apart.
    const isDisclosing = await disclosesAccountState()
    const isRight = await desk.verify(request.password, player?.passwordHash ?? null)
    if (!player || !isRight) {
      if (isDisclosing && player && player.state !== 'active')
        throw signInProblem(reasonOfState(player.state))
      throw wrongPassword(remaining)
    }
    if (player.state !== 'active') {
      await database.unitOfWork(tx => forgive(tx, subjects))
      throw signInProblem(reasonOfState(player.state))
    }
    const session = await open(player, request, subjects, now)
    if (!session) throw signInProblem('invalid')
    return { session, player: { login: player.login, email: player.email } }
  }

  /** Signs in, or throws the problem that says why not. Either everything of it happens or nothing. */
  return (request: SignInRequest): Promise<SignedIn> => passwords.admit(desk => checkedIn(desk, request))
}
