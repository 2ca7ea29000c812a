import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PACKAGES } from '../consumers/packPackages.ts'
import { root } from '../demo.ts'
import { readApi } from './readApi.ts'
import { readReport, reportPath, writeReport } from './report.ts'

/** Writes the reports of what the built packages export, or with --check says which of them are out of date. */
const isCheck = process.argv.includes('--check')

const changed = PACKAGES.filter(name => {
  const path = join(root, reportPath(name))
  const report = writeReport(`@players-club/${name}`, readApi(join(root, 'packages', name)))
  if (existsSync(path) && readReport(root, name) === report) return false
  if (!isCheck) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, report)
  }
  return true
})

if (isCheck) {
  for (const name of changed)
    console.error(`${reportPath(name)} is out of date. Run pnpm api, and review what changes for consumers.`)
  process.exitCode = changed.length > 0 ? 1 : 0
} else console.log(changed.length > 0 ? changed.map(reportPath).join('\n') : 'All reports are up to date.')
