import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Figure } from './figures.ts'
import { figures } from './figures.ts'
import { measure } from './measure.ts'
import { gateOf, judged, kilobytes, shown, verdict } from './verdict.ts'

const root = dirname(dirname(import.meta.dirname))
const answers = (await measure(root)).map(answer => {
  const figure: Figure = figures[answer.figure]
  if ('missing' in answer) return { figure, missing: answer.missing }
  const value = judged(figure, answer.size, answer.yardstick?.size)
  return { figure, size: answer.size, yardstick: answer.yardstick, value, verdict: verdict(figure, value) }
})

mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports', 'size.json'), `${JSON.stringify(answers, null, 2)}\n`)

const row = (...cells: string[]) =>
  console.log(
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' ')
      .trimEnd(),
  )
const widths = [34, 10, 28, 8, 9, 9]
row('what (gzip)', 'size', 'yardstick', 'share', 'goal', 'gate')
for (const answer of answers) {
  const { figure } = answer
  const limits = [shown(figure.unit, figure.goal), shown(figure.unit, gateOf(figure))]
  if (answer.missing !== undefined) {
    row(figure.name, '—', answer.missing, '', ...limits, 'not measured')
    continue
  }
  const { size, yardstick, value } = answer
  row(
    figure.name,
    kilobytes(size),
    yardstick ? `${yardstick.name} ${kilobytes(yardstick.size)}` : '',
    figure.unit === 'ratio' ? shown(figure.unit, value) : '',
    ...limits,
    answer.verdict,
  )
}

const missing = answers.filter(answer => answer.missing !== undefined)
const over = answers.filter(answer => answer.verdict === 'over the gate')
if (missing.length > 0) console.log('\nWhat is not measured is not held: run `pnpm build` first.')
if (over.length > 0) console.log(`\nOver the gate: ${over.map(({ figure }) => figure.name).join(', ')}.`)
process.exitCode = missing.length + over.length === 0 ? 0 : 1
