import { join } from 'node:path'
import { root } from '../demo.ts'
import { writeScriptHashes } from './scriptHashes.ts'

await writeScriptHashes(join(root, 'storybook-static'))
