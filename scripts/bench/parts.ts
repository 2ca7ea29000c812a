import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VALUE_CALLS, type ValueCall } from '../../apps/server/test/valueCalls/valueCalls.ts'
import { measureCardsInBrowser } from './cardsInBrowser.ts'
import { measureCardsOnServer } from './cardsOnServer.ts'
import { measureDialogs } from './dialogs.ts'
import { measureFairness } from './fairness.ts'
import type { Measured } from './figures.ts'
import { measureFiltering } from './filtering.ts'
import { measureGrowth } from './growth.ts'
import { measureHeaders } from './headers.ts'
import { openLedgerWorld, type LedgerWorld } from './ledgerWorld.ts'
import { measureLongHistory } from './longHistory.ts'
import { measurePages } from './pages.ts'
import { measurePublicPages } from './publicPages.ts'
import { measureRowRead } from './rowRead.ts'
import { measureServers } from './servers.ts'
import { measureValueCall, measureWantedCoupon } from './valueCalls.ts'

const root = dirname(dirname(import.meta.dirname))

/** Parts that need no club, or start their own. */
const alone = {
  cards: measureCardsInBrowser,
  serverCards: measureCardsOnServer,
  dialogs: measureDialogs,
  publicPages: measurePublicPages,
} as const

type Measure = (world: LedgerWorld) => Promise<Measured[]>

const valueCalls = Object.fromEntries(
  VALUE_CALLS.map(call => [call, ({ club }: LedgerWorld) => measureValueCall(club, call)]),
) as Record<ValueCall, Measure>

const inWorld = {
  headers: ({ club }) => measureHeaders(club),
  pages: ({ club }) => measurePages(club),
  read: ({ club }) => measureRowRead(club),
  ...valueCalls,
  wantedCoupon: ({ club }) => measureWantedCoupon(club),
  fairness: ({ club }) => measureFairness(club),
  servers: ({ club }) => measureServers(club),
  growth: async ({ grownClubs }) => measureGrowth(await grownClubs()),
  history: async ({ club, addHistories }) => {
    await addHistories()
    return measureLongHistory(club)
  },
  filtering: async ({ club, addReader }) => measureFiltering(club, await addReader()),
} as const satisfies Record<string, Measure>

/** Names for several parts. */
const groups: Readonly<Record<string, readonly string[]>> = { values: VALUE_CALLS }

/** Parts that need built pages. */
const ofPages: readonly PartName[] = ['pages', 'publicPages', 'filtering']

type PartName = keyof typeof alone | keyof typeof inWorld

const allParts = [...Object.keys(alone), ...Object.keys(inWorld)] as PartName[]
const isPart = (name: string): name is PartName => allParts.some(part => part === name)

interface Choice {
  readonly names: readonly PartName[]
  /** Whether PostgreSQL flushes to disk, as in production. */
  readonly waitsForDisk: boolean
}

/** `--only ticket,read` measures these parts alone, `--only values` each call that moves value; `--no-disk` with a PostgreSQL whose commits are not durable. */
export function chooseParts(args: readonly string[]): Choice | { problem: string } {
  const waitsForDisk = !args.includes('--no-disk')
  const [option, list = '', ...more] = args.filter(arg => arg !== '--no-disk')
  const names = option === undefined ? allParts : list.split(',').flatMap(name => groups[name] ?? name)
  if ((option ?? '--only') !== '--only' || more.length > 0 || !names.every(isPart))
    return {
      problem: `pnpm bench [--only part,…] [--no-disk], where a part is one of ${allParts.join(', ')}, and values is each call that moves value.`,
    }
  const isBuilt = existsSync(join(root, 'apps/web/build/server/index.js'))
  return ofPages.some(name => names.includes(name)) && !isBuilt
    ? { problem: 'The web app is not built, and its pages are to be measured: run `pnpm build` first.' }
    : { names, waitsForDisk }
}

/** Measures the parts one after the other and prints each figure as soon as it is known. */
export async function measureParts(
  { names, waitsForDisk }: Choice,
  report: (measured: Measured) => void,
): Promise<void> {
  const isChosen = (name: string) => names.some(each => each === name)
  for (const [name, measure] of Object.entries(alone))
    if (isChosen(name)) for (const measured of await measure()) report(measured)

  const chosen = Object.entries(inWorld).filter(([name]) => isChosen(name))
  if (chosen.length === 0) return
  const world = await openLedgerWorld({ waitsForDisk })
  try {
    for (const [, measure] of chosen) for (const measured of await measure(world)) report(measured)
  } finally {
    await world.stop()
  }
}
