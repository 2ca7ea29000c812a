import { spawnSync } from 'node:child_process'
import { root } from './demo.ts'

// Without a token chromatic prompts for one and never ends.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    '\nVisual review is sent to Chromatic only with a project token: set CHROMATIC_PROJECT_TOKEN and run it again. Nothing was sent.\n',
  )
  process.exit(1)
}
const sent = spawnSync('chromatic', ['--exit-zero-on-changes', '--only-changed'], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(sent.status ?? 1)
