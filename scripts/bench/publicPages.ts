import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../apps/server/test/cluster/cluster.ts'
import { findOlderPostgres, NO_OLDER_POSTGRES } from '../../apps/server/test/cluster/olderPostgres.ts'
import type { FigureName, Measured } from './figures.ts'
import { openWire, type Wire } from './load.ts'
import { startDemoServer } from './processes.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 7

/** Each kind of page that a guest can open, with what the demo world has for it. */
const PAGES = [
  '/',
  '/login',
  '/register',
  '/activate-email',
  '/forgot-password',
  '/unsubscribe?success=true',
  '/feedback',
  '/media/faq',
  '/information-list',
  '/information-list/2',
  '/earn',
  '/code-redemption',
  '/promo-code/2',
  '/view-url/1',
  '/upload-content/4',
  '/interactive-game/14',
  '/survey/12',
  '/survey/v2/13',
  '/poll/5',
  '/quiz/10',
  '/collect-them-all/16',
  '/rewards',
  '/rewards/113',
  '/promotion',
  '/promotion/4',
  '/games',
  '/games/types/1',
  '/games/1401',
  '/games-draw/13',
  '/games-quick-draw/71',
  '/games-quick-draw-widget/71',
  '/lucky-lounge',
  '/lucky-lounge/explore',
  '/lucky-lounge/reward/203',
  '/lucky-lounge/game/801',
]

/**
 * The public page that PostgreSQL slows down most, right after the demo seed and with its default settings, against the
 * same page on the embedded database.
 */
export async function measurePublicPages(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pc-bench-'))
  const embedded = await startDemoServer({ DATABASE_FOLDER: folder })
  try {
    const yardstick = await openWire(embedded.port)
    const measured = [await measureOn('pagesOnNewestPostgres', undefined, yardstick)]
    const older = findOlderPostgres()
    if (older) measured.push(await measureOn('pagesOnOldestPostgres', older, yardstick))
    else console.log(NO_OLDER_POSTGRES)
    yardstick.close()
    return measured
  } finally {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOn(
  figure: FigureName,
  programs: string | undefined,
  yardstick: Wire,
): Promise<Measured> {
  const cluster = await startCluster({ programs })
  try {
    const server = await startDemoServer({ DATABASE_URL: cluster.urlOf('postgres') })
    const ours = await openWire(server.port)
    try {
      const pages: Measured[] = []
      for (const path of PAGES) {
        const rounds = await interleave(ROUNDS, {
          ours: () => timeOf(ours, path),
          yardstick: () => timeOf(yardstick, path),
        })
        const page = ratioOfTimes(figure, rounds)
        pages.push({ ...page, ours: `${page.ours} ${path}` })
      }
      return pages.reduce((slowest, page) => (page.value > slowest.value ? page : slowest))
    } finally {
      ours.close()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function timeOf(wire: Wire, path: string): Promise<number> {
  const begun = performance.now()
  await wire.send({ path })
  return performance.now() - begun
}
