import { dirname } from 'node:path'
import { inspect } from './fences.ts'
import { readTree } from './Tree.ts'

const root = dirname(dirname(import.meta.dirname))
const started = performance.now()
const tree = readTree(root)
const findings = inspect(tree)

for (const { fence, breaches } of findings) {
  console.log(`\n${fence.name}: ${breaches.length}`)
  for (const { path, line, found } of breaches) console.log(`  ${path}:${line}  ${found}`)
  console.log(`  → ${fence.instead}`)
}
const took = Math.round(performance.now() - started)
const total = findings.reduce((sum, { breaches }) => sum + breaches.length, 0)
console.log(
  total === 0
    ? `Fences hold: ${tree.sources.length} sources in ${took} ms.`
    : `\n${total} breaches in ${tree.sources.length} sources (${took} ms).`,
)
process.exitCode = total === 0 ? 0 : 1
