// Writes tokens.json, the design tokens for designers' tools.
import { writeFile } from 'node:fs/promises'
import { designTokens } from '../src/tokens/designTokens.ts'

await writeFile(new URL('../tokens.json', import.meta.url), `${JSON.stringify(designTokens(), null, 2)}\n`)
