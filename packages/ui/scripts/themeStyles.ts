import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'
import { cssName } from './cssFilePerModule.ts'

type TsupPlugin = NonNullable<Options['plugins']>[number]

const entry = 'themes/index.js'

/**
 * `import '@players-club/ui/themes'` has only side effects (styles). Splitting moves them into a shared
 * chunk, which a consumer's bundler drops when none of its exports is used; so the entry imports them itself.
 */
export function themeStyles(): TsupPlugin {
  const source = readFileSync(new URL('../src/themes/index.ts', import.meta.url), 'utf8')
  const styles = [...source.matchAll(/^import '\.\/(\w+\.css\.ts)'/gm)].map(([, file = '']) =>
    cssName(`src/themes/${file}`),
  )
  const imports = styles.map(name => `import "@players-club/ui/css/${name}.css";\n`).join('')
  return {
    name: 'theme-styles',
    renderChunk(code, { path }) {
      return path.endsWith(entry) ? { code: imports + code } : undefined
    },
  }
}
