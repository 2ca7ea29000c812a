import { mkdir, writeFile } from 'node:fs/promises'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * Declares the layer order first in every file, so that the cascade does not depend on which file a
 * consumer's bundler puts first.
 */
const layerOrder = '@layer reset,theme,sprinkles,base,component;'

/** `src/primitives/Button/Button.css.ts…` → `primitives-Button`. */
export function cssName(fileName: string): string {
  const parts = fileName
    .replace(/^.*?src\//, '')
    .replace(/\.css\.ts.*$/, '')
    .split('/')
  if (parts.length > 1 && parts.at(-1) === parts.at(-2)) parts.pop()
  return parts.join('-')
}

/**
 * Writes one small CSS file per `.css.ts`, imported by the JavaScript that needs it, and all of them as
 * styles.css.
 */
export function cssFilePerModule(): Plugin {
  return {
    name: 'css-file-per-module',
    setup(build) {
      const files = new Map<string, string>()

      build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
        const { fileName, source } = await getSourceFromVirtualCssFile(path)
        const name = cssName(fileName)
        const { code } = transform({ filename: fileName, code: Buffer.from(source), minify: true })
        files.set(name, code.toString())
        return { path: `@players-club/ui/css/${name}.css`, external: true, sideEffects: true }
      })

      build.onEnd(async () => {
        await mkdir('dist/css', { recursive: true })
        const named = [...files].toSorted(([one], [other]) => one.localeCompare(other))
        for (const [name, css] of named) await writeFile(`dist/css/${name}.css`, layerOrder + css)
        const all = named.map(([, css]) => css.replaceAll('../../fonts/', '../fonts/'))
        await writeFile('dist/styles.css', layerOrder + all.join(''))
      })
    },
  }
}
