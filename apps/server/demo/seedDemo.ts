import { addDays, atLotteryHour, isCalendarDay, lotteryDay, type TimeZone } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { players } from '../src/accounts/accounts.tables.ts'
import { emailKeyOf } from '../src/accounts/findPlayer.ts'
import type { SandboxClock } from '../src/kernel/clock/clock.ts'
import { DAY_MS } from '../src/kernel/clock/durations.ts'
import { analyzeTables, type Database, type Tx } from '../src/kernel/database/index.ts'
import { newId } from '../src/kernel/ids/newId.ts'
import { dailyAt, type JobKind } from '../src/kernel/jobs/index.ts'
import { postTransfer } from '../src/kernel/ledger/index.ts'
import type { Passwords } from '../src/kernel/passwords/passwords.ts'
import { LOCKOUT } from '../src/kernel/limits/passwordGuard.ts'
import { passwordGuards } from '../src/kernel/limits/limits.tables.ts'
import { subjectOf, type Secrets } from '../src/kernel/secrets/secrets.ts'
import type { MoveClock } from '../src/shell/clockHandler.ts'
import { addActivities } from './activities/addActivities.ts'
import { addSuperBonus } from './activities/addSuperBonus.ts'
import { addAdvertisements } from './demoAdvertisements.ts'
import { addBundles } from './demoBundles.ts'
import { addProfileCredit } from './demoCredits.ts'
import { addIdentity } from './demoIdentity.ts'
import { addInformation } from './demoInformation.ts'
import { DEMO_PASSWORD, DEMO_PLAYERS, emailOf, type DemoPlayer } from './demoPlayers.ts'
import { addPreferences } from './demoPreferences.ts'
import { addProfile } from './demoProfiles.ts'
import { addRecommendations } from './demoRecommendations.ts'
import { addPromotions } from './promotions/addPromotions.ts'
import { addHistory } from './history/addHistory.ts'
import { historyOf } from './history/demoHistory.ts'
import { addGames } from './games/addGames.ts'
import { addLounge } from './lounge/addLounge.ts'
import { addRewards } from './rewards/addRewards.ts'
import { addSurveys } from './surveys/addSurveys.ts'

export interface SeedDeps {
  database: Database
  secrets: Secrets
  passwords: Passwords
  /** The URL of the sandbox, which also plays the quick-draw game makers. */
  sandboxUrl?: string
}

/** A demo may start without a sandbox; then the games of others are not available. */
const NO_SANDBOX = 'https://sandbox.invalid'

/** Keeps the lock longer than any demo lasts, however far its clock is moved. */
const LAST_ATTEMPT = new Date('2200-01-01T00:00:00Z')

/** The same day so many years ago; for 29 February, in the leap year before that. */
const yearsBefore = (day: string, years: number): string => {
  const then = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
  return isCalendarDay(then) ? then : yearsBefore(day, years + 1)
}

const loginOf = ({ name }: DemoPlayer) => `demo-${name}`

const birthDateOf = ({ birth }: DemoPlayer, today: string) =>
  'day' in birth ? birth.day : yearsBefore(today, birth.yearsAgo)

const registeredAtOf = ({ registered }: DemoPlayer, today: string, zone: TimeZone) => {
  const day =
    'daysAgo' in registered ? addDays(today, -registered.daysAgo) : yearsBefore(today, registered.yearsAgo)
  return atLotteryHour(day, 12, zone)
}

const addPlayer = async (tx: Tx, player: DemoPlayer, passwordHash: string, now: Date): Promise<void> => {
  const today = lotteryDay(now, tx.zone)
  const id = newId(now)
  const email = emailOf(player)
  const added = await tx
    .insert(players)
    .values({
      id,
      login: loginOf(player),
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
      firstName: player.firstName,
      lastName: player.lastName,
      birthDate: birthDateOf(player, today),
      inviteCode: `DEMO-${player.name.toUpperCase()}`,
      state: player.state,
      registeredAt: registeredAtOf(player, today, tx.zone),
    })
    .onConflictDoNothing()
    .returning({ id: players.id })
  // Two servers may start on the same empty database; the one that added the player adds its history.
  if (added.length === 0) return
  await addIdentity(tx, player.name, id, now)
  await addProfile(tx, player.name, id, registeredAtOf(player, today, tx.zone))
  await addProfileCredit(tx, player.name, id, registeredAtOf(player, today, tx.zone))
  await addPreferences(tx, player.name, id, now)
  for (const { key, daysAgo, transfer } of historyOf(player, id)) {
    await postTransfer(
      tx,
      { key: `demo:${player.name}:${key}`, ...transfer },
      new Date(now.getTime() - daysAgo * DAY_MS),
    )
  }
}

const lock = async (tx: Tx, secrets: Secrets, player: DemoPlayer): Promise<void> => {
  const subject = subjectOf(secrets, emailKeyOf(emailOf(player)))
  const locked = { attempts: LOCKOUT.attempts, lastAttemptAt: LAST_ATTEMPT }
  await tx
    .insert(passwordGuards)
    .values({ subject, ...locked })
    .onConflictDoUpdate({ target: passwordGuards.subject, set: locked })
}

/** Moves the dates of the players whose birthday or anniversary is always today. */
const moveDates = async (tx: Tx, now: Date): Promise<void> => {
  const today = lotteryDay(now, tx.zone)
  for (const player of DEMO_PLAYERS) {
    // A player may have changed the e-mail address, which another one may have now.
    const ofThisPlayer = eq(players.login, loginOf(player))
    if ('yearsAgo' in player.birth) {
      await tx
        .update(players)
        .set({ birthDate: birthDateOf(player, today) })
        .where(ofThisPlayer)
    }
    if ('yearsAgo' in player.registered) {
      await tx
        .update(players)
        .set({ registeredAt: registeredAtOf(player, today, tx.zone) })
        .where(ofThisPlayer)
    }
  }
}

/**
 * Seeds the players of the demo world once. Later changes by visitors stay, except that the locked player is locked
 * again, and that one player always has a birthday today and another an anniversary.
 */
export const seedDemo = async (deps: SeedDeps, now: Date): Promise<void> => {
  const { database, secrets, passwords, sandboxUrl = NO_SANDBOX } = deps
  const [found] = await database.statement<{ count: number }>({
    name: 'seed.count',
    text: `select count(*)::int as count from players where login like 'demo-%'`,
    values: [],
  })
  const isNew = !found || found.count < DEMO_PLAYERS.length
  if (isNew) {
    await passwords.admit(async hasher => {
      for (const player of DEMO_PLAYERS) {
        const passwordHash = await hasher.hash(DEMO_PASSWORD)
        await database.unitOfWork(tx => addPlayer(tx, player, passwordHash, now))
      }
    })
  }
  await database.unitOfWork(async tx => {
    for (const player of DEMO_PLAYERS) if (player.isLocked) await lock(tx, secrets, player)
    await moveDates(tx, now)
    await addPromotions(tx, now)
    await addInformation(tx, now)
    await addAdvertisements(tx, now)
    await addRewards(tx, now)
    await addRecommendations(tx, now)
    await addHistory(tx, now)
    await addBundles(tx)
    await addActivities(tx, sandboxUrl, now)
    await addSuperBonus(tx, now)
    await addSurveys(tx)
    await addLounge(tx, now)
    await addGames(tx, `${sandboxUrl}/arcade/quick-draw`, now)
  })
  if (isNew) await analyzeTables(database)
}

/** A clock that is moved past midnight, in either direction, moves those dates. */
export const demoClock =
  (database: Database, clock: SandboxClock): MoveClock =>
  async offsetMs => {
    clock.move(offsetMs)
    await database.unitOfWork(tx => moveDates(tx, clock.now()))
  }

/** Moves those dates every midnight. */
export const demoDatesJob: JobKind = {
  name: 'seed.demoDates',
  recurs: dailyAt(0),
  work: (tx, _, now) => moveDates(tx, now),
}
