import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copperStateLottery } from '../../packages/domain-models/src/index.ts'

const root = dirname(dirname(import.meta.dirname))

/** The file of the default lottery, with a daily limit that the measured orders do not reach. */
export function measuredLottery(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pc-bench-lottery-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const path = join(folder, 'lottery.json')
  const territory = join(root, 'apps/server/src/kernel/config/arizona.geojson')
  const limits = { dailyPurchase: 10_000_000 }
  writeFileSync(path, JSON.stringify({ ...copperStateLottery, settings: undefined, territory, limits }))
  return path
}
