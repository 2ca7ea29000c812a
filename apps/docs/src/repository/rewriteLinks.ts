import { posix } from 'node:path'
import { documents } from './documents.ts'

/** Where the site is served. */
export const BASE = '/developers'

/** Folders that a list of their documents stands for. */
const folders: Readonly<Record<string, string>> = {
  'docs/adr': 'contributors/adr',
  'docs/recipes': 'contributors/recipes',
}

const slugs = new Map(documents.map(({ path, slug }) => [path, slug]))

const slugOf = (path: string) => slugs.get(path) ?? slugs.get(posix.join(path, 'README.md')) ?? folders[path]

/** The address of a page of the site. */
export const addressOf = (slug: string): string => `${BASE}/${slug}/`

const isExternal = (target: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)

function rewritten(text: string, target: string, from: string): string {
  const [address = '', anchor] = target.split('#')
  const path = address === '' ? from : posix.join(posix.dirname(from), address).replace(/\/$/, '')
  const slug = slugOf(path)
  if (slug !== undefined) return `[${text}](${addressOf(slug)}${anchor === undefined ? '' : `#${anchor}`})`
  return text.includes(posix.basename(path)) ? text : `${text} (\`${path}\`)`
}

/** A code block, a code span, or a link, whose text may hold a code span. */
const PARTS = /^(```|~~~)[\s\S]*?^\1$|`[^`\n]+`(?!\])|\[((?:[^\][`]|`[^`]*`)*)\]\(([^()\s]+)\)/gm

/** Writes links that name a definition with their target. */
function inlineDefinitions(markdown: string): string {
  const targets = new Map<string, string>()
  const text = markdown.replaceAll(/^\[([^\]]+)\]:\s+(\S+)\n?/gm, (_, name: string, target: string) => {
    targets.set(name, target)
    return ''
  })
  if (targets.size === 0) return markdown
  return text.replaceAll(/\[([^\][]+)\](?:\[([^\][]+)\])?(?![[(])/g, (whole, label: string, name = label) => {
    const target = targets.get(name)
    return target === undefined ? whole : `[${label}](${target})`
  })
}

/**
 * Makes the links of a repository's document lead to the site's pages. What is no page is named by its path in the
 * repository.
 */
export const rewriteLinks = (markdown: string, from: string): string =>
  inlineDefinitions(markdown).replaceAll(PARTS, (whole, _fence, text?: string, target?: string) =>
    text === undefined || target === undefined || isExternal(target) || /[<>*]/.test(target)
      ? whole
      : rewritten(text, target, from),
  )
