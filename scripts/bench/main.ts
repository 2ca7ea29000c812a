import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { figures, isReached, shown, type Figure, type Measured } from './figures.ts'
import { chooseParts, measureParts } from './parts.ts'

const root = dirname(dirname(import.meta.dirname))
const parts = chooseParts(process.argv.slice(2))
if ('problem' in parts) {
  console.error(parts.problem)
  process.exit(1)
}

const widths = [48, 11, 41, 11, 10, 11]
const row = (...cells: string[]) =>
  console.log(
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(' ')
      .trimEnd(),
  )
const results: (Measured & { name: string; goal: number; isReached: boolean })[] = []

row('what', 'ours', 'beside', '', 'value', 'goal')
await measureParts(parts, measured => {
  const figure: Figure = figures[measured.figure]
  const reached = isReached(figure, measured.value)
  results.push({ ...measured, name: figure.name, goal: figure.goal, isReached: reached })
  const goal = `${figure.better === 'more' ? '≥' : '≤'} ${shown(figure.unit, figure.goal)}`
  const { ours, yardstick, value } = measured
  row(
    figure.name,
    ours,
    figure.yardstick,
    yardstick,
    shown(figure.unit, value),
    goal,
    reached ? '' : 'not yet',
  )
})

mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports', 'bench.json'), `${JSON.stringify(results, null, 2)}\n`)
const missed = results.filter(each => !each.isReached)
console.log(
  missed.length === 0
    ? '\nEvery figure is reached.'
    : `\nNot reached: ${missed.map(({ name }) => name).join('; ')}. Times on a busy machine are judged by a second run.`,
)
