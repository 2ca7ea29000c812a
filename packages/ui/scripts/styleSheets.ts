import { mkdir, writeFile } from 'node:fs/promises'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * Declares the layer order first in every file, so that the cascade does not depend on which file a
 * consumer's bundler puts first.
 */
const layerOrder = '@layer reset,theme,sprinkles,base,component;'

/** `src/primitives/Button/Button.css.ts…` → `primitives-Button`, `src/themes/index.ts` → `themes`. */
export function sheetName(file: string): string {
  const parts = file
    .replace(/^.*?src\//, '')
    .replace(/(\.css)?\.tsx?.*$/, '')
    .split('/')
  if (parts.length > 1 && (parts.at(-1) === parts.at(-2) || parts.at(-1) === 'index')) parts.pop()
  return parts.join('-')
}

/**
 * Writes the styles: `css/own/` holds a sheet for each `.css.ts`, `css/` one for each of `offered` (a module that
 * consumers import) that imports all the sheets it needs, and `styles.css` everything. No JavaScript imports
 * CSS: Node and test runners could not load it.
 */
export function styleSheets(
  offered: readonly string[],
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): Plugin {
  return {
    name: 'style-sheets',
    setup(build) {
      const css = new Map<string, string>()
      const sheets = new Map<string, Set<string>>()

      build.onResolve({ filter: virtualCssFileFilter }, async ({ path, importer }) => {
        const { fileName, source } = await getSourceFromVirtualCssFile(path)
        const name = sheetName(fileName)
        css.set(
          name,
          transform({ filename: fileName, code: Buffer.from(source), minify: true }).code.toString(),
        )
        const needed = sheets.get(importer) ?? new Set()
        sheets.set(importer, needed.add(name))
        return { path, namespace: 'style-sheet' }
      })
      build.onLoad({ filter: /.*/, namespace: 'style-sheet' }, () => ({ contents: '' }))

      build.onEnd(async () => {
        await mkdir('dist/css/own', { recursive: true })
        const named = [...css].toSorted(([one], [other]) => one.localeCompare(other))
        for (const [name, text] of named) {
          await writeFile(
            `dist/css/own/${name}.css`,
            layerOrder + text.replaceAll('../../fonts/', '../../../fonts/'),
          )
        }
        for (const file of offered) {
          const needed = [...reached(file, imports)].flatMap(module => [...(sheets.get(module) ?? [])])
          const lines = [...new Set(needed)].toSorted().map(name => `@import "./own/${name}.css";\n`)
          await writeFile(`dist/css/${sheetName(file)}.css`, `${layerOrder}\n${lines.join('')}`)
        }
        const all = named.map(([, text]) => text.replaceAll('../../fonts/', '../fonts/'))
        await writeFile('dist/styles.css', layerOrder + all.join(''))
        // TypeScript 7 refuses the import of a style sheet without types (TS2882).
        await writeFile('dist/css.d.ts', 'export {}\n')
      })
    },
  }
}

function reached(file: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([file])
  for (const module of found) for (const imported of imports.get(module) ?? []) found.add(imported)
  return found
}
