import { writeFileSync } from 'node:fs'
import { renderOpenApi } from '../src/openapi/index.ts'

writeFileSync(new URL('../dist/openapi.json', import.meta.url), renderOpenApi())
