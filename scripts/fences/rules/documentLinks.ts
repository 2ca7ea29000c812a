import { posix } from 'node:path'
import type { Breach, Fence } from '../Fence.ts'
import { isGenerated, type Tree } from '../Tree.ts'

/** A link or path that moved away leaves a reader with nothing to search for. */
export const documentLinks: Fence = {
  name: 'document-links',
  instead:
    'Correct the link, path or anchor, or delete it. A path that is only an example has a placeholder in it: `<row>`, `<Name>` or `*`.',
  check: tree =>
    tree.documents.flatMap(path =>
      proseLines(tree.text(path)).flatMap(({ text, line }) =>
        [...deadLinks(tree, path, text), ...deadPaths(tree, text)].map((found): Breach => ({
          path,
          line,
          found,
        })),
      ),
    ),
}

/** The lines outside of code blocks. */
function proseLines(text: string): { text: string; line: number }[] {
  let isCode = false
  return text.split('\n').flatMap((each, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(each)
    if (isFence) isCode = !isCode
    return isFence || isCode ? [] : [{ text: each, line: index + 1 }]
  })
}

const codeSpan = /`([^`]+)`/g
const link = /\[[^\]]*\]\(([^()\s]+)[^()]*\)|^\s*\[[^\]]+\]:\s+(\S+)/g
const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

function deadLinks(tree: Tree, from: string, text: string): string[] {
  // What a code span shows is no link; the text of a link may hold a code span.
  const withoutCode = text.replace(codeSpan, span => 'x'.repeat(span.length))
  return [...withoutCode.matchAll(link)].flatMap(([, inline, definition]) => {
    const target = inline ?? definition ?? ''
    if (isExternal.test(target) || hasPlaceholder(target)) return []
    const [address = '', anchor] = target.split('#')
    const path = address === '' ? from : resolve(from, address)
    if (!isGenerated(path) && !tree.exists(path)) return [`no file for the link ${target}`]
    if (!anchor || !path.endsWith('.md')) return []
    return anchorsOf(tree.text(path)).has(anchor) ? [] : [`no heading for the link ${target}`]
  })
}

function resolve(from: string, address: string): string {
  const decoded = decodeURI(address)
  return posix.normalize(
    decoded.startsWith('/') ? decoded.slice(1) : posix.join(posix.dirname(from), decoded),
  )
}

const hasPlaceholder = (path: string) => /[*<>…{}]/.test(path)
const pathSpan = /^(?:packages|apps|scripts|docs)\/[\w./@-]*$/

const deadPaths = (tree: Tree, text: string): string[] =>
  [...text.matchAll(codeSpan)]
    .map(([, span = '']) => span)
    .filter(span => pathSpan.test(span) && !isGenerated(span) && !tree.exists(span))
    .map(span => `no file at ${span}`)

/** Anchors as GitHub makes them: a repeated heading gets a number. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const { text: line } of proseLines(text)) {
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    if (heading === undefined) continue
    const slug = slugOf(heading)
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

const slugOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
