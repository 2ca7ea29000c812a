import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { generate, kinds } from './generate.ts'
import { Refusal } from './Workshop.ts'

const usage = `pnpm new ${kinds.join('|')} <row> <Name> [--title key] [--guard open|guests|secured]
  pnpm new component rewards WishCard
  pnpm new component primitives PunchRow
  pnpm new flow rewards wish
  pnpm new endpoint rewards getWishes
  pnpm new route rewards Wish --title shell.rewards --guard secured
  pnpm new feature rewards wishes`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, guard: { type: 'string' } },
})
const [kind, row, name] = positionals

if (!kind || !row || !name) {
  console.error(usage)
  process.exitCode = 1
} else {
  try {
    const files = generate(dirname(dirname(import.meta.dirname)), { kind, row, name, ...values })
    for (const file of files) console.log(file)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
