import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openCrashClub, type CrashClub } from './crashClub.ts'
import { startLoad } from './crashLoad.ts'
import { readEvidence } from './evidence.ts'
import { isClean, judge } from './judge.ts'

/** How many requests are acknowledged between two crashes. */
const LEAST = 20
const MOST = 200
const REPEATED_ONE_OUT_OF = 10

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    stops: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
  },
})
const [kills, stops, minutes] = [values.kills, values.stops, values.minutes].map(Number)
if (![kills, stops, minutes].every(number => Number.isInteger(number))) {
  console.error('pnpm crashes [--kills 50] [--stops 20] [--minutes 30], each a whole number.')
  process.exit(1)
}

const begun = performance.now()
const timeIsUp = pause(Number(minutes) * 60_000, undefined, { ref: false }).then(() => {
  throw new Error(`The run is not over after ${minutes} minutes.`)
})

/** Spreads the stops evenly among the kills. */
const crashes = [
  ...Array.from({ length: Number(kills) }, (_, n) => ({ at: n / Number(kills), isKill: true })),
  ...Array.from({ length: Number(stops) }, (_, n) => ({ at: n / Number(stops), isKill: false })),
].sort((one, other) => one.at - other.at)

/** Loads the club, lets the crashes happen, and returns the exit code. */
async function run(club: CrashClub): Promise<number> {
  const before = await readEvidence(club.databaseUrl)
  const load = startLoad(club)
  for (const { isKill } of crashes) {
    const enough = load.acknowledged.length + randomInt(LEAST, MOST)
    while (load.acknowledged.length < enough) await pause(5)
    await (isKill ? club.killServer() : club.stopPostgres())
  }
  await load.stop()
  await load.repeat(REPEATED_ONE_OUT_OF)
  const counts = judge(load.acknowledged, before, await readEvidence(club.databaseUrl))

  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${kills} kills of the server and ${stops} stops of PostgreSQL in ${seconds} s`)
  const rows: [string, number][] = [
    ['acknowledged', load.acknowledged.length],
    ['of these, sent more than once', load.repeated()],
    ['refused', load.refusals.length],
    ['lost', counts.lost],
    ['doubled', counts.doubled],
    ['points astray', counts.pointsAstray],
    ['tokens astray', counts.tokensAstray],
    ['balances under their floor', counts.underFloor],
    ['faults of the ledger', counts.unbalanced],
    ['coupon codes handed out twice', counts.codesHandedOutTwice],
  ]
  for (const [name, count] of rows) console.log(`${name.padEnd(34)}${String(count).padStart(8)}`)
  for (const refusal of load.refusals.slice(0, 10)) console.log(refusal)
  return isClean(counts) && load.refusals.length === 0 ? 0 : 1
}

const club = await openCrashClub((crashes.length + 1) * MOST)
try {
  process.exitCode = await Promise.race([run(club), timeIsUp])
} finally {
  await club.close()
}
process.exit()
