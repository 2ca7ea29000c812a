import { writeFileSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }
import { contract } from '../src/contract.ts'
import { baselineOf } from '../src/openapi/index.ts'

const lines = [`version ${packageJson.version}`, ...baselineOf(contract)]
writeFileSync(new URL('../contract.baseline.txt', import.meta.url), `${lines.join('\n')}\n`)
