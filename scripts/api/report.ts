import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Declaration } from './readApi.ts'

const NOT_EXPORTED = '(used by the types of others)'
const HEAD = /^\/\/ (.*)$/

/** Where the report of a package is, from the root of the repository. */
export const reportPath = (name: string): string => `packages/${name}/api/${name}.api.md`

/** A package's public API as a document: each declaration once, under the entries that export it. */
export function writeReport(packageName: string, declarations: readonly Declaration[]): string {
  const blocks = declarations.map(
    ({ entries, text }) => `// ${entries.length > 0 ? entries.join(', ') : NOT_EXPORTED}\n${text}\n`,
  )
  return `# Public API of ${packageName}

\`pnpm api\` writes this report from the built declarations. Comments, the words of texts and the structs of calls are left out.

\`\`\`ts
${blocks.join('\n')}\`\`\`
`
}

/** The declarations of a report. */
export function parseReport(report: string): Declaration[] {
  const [, code = ''] = report.split(/^```(?:ts)?\n/m)
  return code
    .split('\n\n')
    .filter(block => block.trim() !== '')
    .map(block => {
      const [head = '', ...lines] = block.trimEnd().split('\n')
      const listed = HEAD.exec(head)?.[1]
      if (listed === undefined) throw new Error(`The report has a declaration without entries: ${head}`)
      const text = lines.join('\n')
      return { name: nameIn(text), text, entries: listed === NOT_EXPORTED ? [] : listed.split(', ') }
    })
}

/** The report that is committed. */
export const readReport = (root: string, name: string): string =>
  readFileSync(join(root, reportPath(name)), 'utf8')

function nameIn(text: string): string {
  const exported = /^export \{ .* as (\S+) \}/m.exec(text)?.[1]
  const file = /^export \* from '(.+)'$/.exec(text)?.[1]
  const declared =
    /^(?:abstract )?(?:const|let|var|function|class|interface|type|enum|namespace) ([\w$]+)/.exec(text)?.[1]
  return exported ?? declared ?? file ?? text
}
