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
const [kills, stops, minutes] = [Number(values.kills), Number(values.stops), Number(values.minutes)]
if (![kills, stops, minutes].every(number => Number.isInteger(number) && number >= 0)) {
  console.error('pnpm crashes [--kills 50] [--stops 20] [--minutes 30], each a whole number.')
  process.exit(1)
}

const begun = performance.now()
const isTimeUp = () => performance.now() - begun > minutes * 60_000

/** The stops, spread evenly among the kills. */
const crashes = [
  ...Array.from({ length: kills }, (_, n) => ({ at: n / kills, kind: 'kills' as const })),
  ...Array.from({ length: stops }, (_, n) => ({ at: n / stops, kind: 'stops' as const })),
]
  .sort((one, other) => one.at - other.at)
  .map(({ kind }) => kind)

/** Loads the club, lets the crashes happen, and returns the exit code. */
async function run(club: CrashClub): Promise<number> {
  const before = await readEvidence(club.databaseUrl)
  const load = startLoad(club)
  const done = { kills: 0, stops: 0 }
  for (const kind of crashes) {
    const enough = load.acknowledged.length + randomInt(LEAST, MOST)
    while (load.acknowledged.length < enough && !isTimeUp()) await pause(5)
    if (isTimeUp()) break
    await (kind === 'kills' ? club.killServer() : club.stopPostgres())
    done[kind] += 1
  }
  await load.stop()
  await load.repeat(REPEATED_ONE_OUT_OF)
  const counts = judge(load.acknowledged, before, await readEvidence(club.databaseUrl))

  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${done.kills} kills of the server and ${done.stops} stops of PostgreSQL in ${seconds} s`)
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
  const isWhole = done.kills === kills && done.stops === stops
  if (!isWhole) console.log(`The time was up before ${kills} kills and ${stops} stops.`)
  return isWhole && isClean(counts) && load.refusals.length === 0 ? 0 : 1
}

const club = await openCrashClub((crashes.length + 1) * MOST)
try {
  process.exitCode = await run(club)
} finally {
  await club.close()
}
process.exit()
