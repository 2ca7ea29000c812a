import type { Breach, Fence } from '../Fence.ts'
import { kindOf, walk } from '../Source.ts'
import type { Tree } from '../Tree.ts'

const MESSAGES = 'packages/domain-models/src/messages/'
const CATALOGUE = `${MESSAGES}en/`

/**
 * A text that nothing shows is translated and tested for nothing. A key is in use where a shipped module outside the
 * catalogues has it as a literal, or has a template that fits it and has a whole part of a key at its beginning or end. A
 * key that is used in one of these ways may still be shown nowhere: the fence finds only what certainly is not.
 */
export const usedTexts: Fence = {
  name: 'used-texts',
  instead: 'Delete the key in every language, or show it. A test or a story alone does not show a text.',
  check: tree => {
    const { literals, patterns } = usesIn(tree)
    const isUsed = (key: string) => literals.has(key) || patterns.some(pattern => pattern.test(key))
    return keysIn(tree).filter(({ found }) => !isUsed(found))
  },
}

function keysIn(tree: Tree): Breach[] {
  const keys: Breach[] = []
  for (const source of tree.sources.filter(({ path }) => path.startsWith(CATALOGUE)))
    walk(source.program, node => {
      if (node.type !== 'Property' || node.key.type !== 'Literal' || typeof node.key.value !== 'string')
        return
      keys.push({ path: source.path, line: source.lineOf(node), found: node.key.value })
    })
  return keys
}

function usesIn(tree: Tree): { literals: ReadonlySet<string>; patterns: readonly RegExp[] } {
  const literals = new Set<string>()
  const templates = new Set<string>()
  for (const { path, program } of tree.sources) {
    if (kindOf(path) !== 'shipped' || isCatalogue(path)) continue
    walk(program, node => {
      if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value)
      if (node.type !== 'TemplateLiteral') return
      const parts = node.quasis.map(({ value }) => value.raw)
      if (parts.length === 1) literals.add(parts[0] ?? '')
      else if (/^[\w-]+\./.test(parts[0] ?? '') || /^\.[\w-]+$/.test(parts.at(-1) ?? ''))
        templates.add(parts.map(escapeRegExp).join('.+'))
    })
  }
  return { literals, patterns: [...templates].map(template => new RegExp(`^${template}$`)) }
}

// Node has RegExp.escape, and the types of this TypeScript target do not.
const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const isCatalogue = (path: string) =>
  path.startsWith(MESSAGES) && /^[a-z]{2}\//.test(path.slice(MESSAGES.length))
