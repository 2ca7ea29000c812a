import type { Node } from 'oxc-parser'
import { children } from '../fences/Source.ts'
import type { Use } from './compareTypes.ts'
import { signatureOf } from './members.ts'
import { declaredNames } from './names.ts'
import type { ParsedDeclaration } from './parseDeclaration.ts'

/**
 * Who makes the values of each declaration: what an exported function takes is given by consumers, what it returns is
 * read by them, and the other way round inside of a callback. What no exported value mentions has no entry.
 */
export function usesOf(declarations: readonly ParsedDeclaration[]): Map<string, Use> {
  const uses = new Map<string, Use>()
  const byName = Map.groupBy(declarations, ownName)
  for (const { node, entries, name } of declarations)
    if (
      entries.length > 0 &&
      node.type !== 'TSInterfaceDeclaration' &&
      node.type !== 'TSTypeAliasDeclaration'
    ) {
      uses.set(name, { isGiven: false, isRead: true })
      visit(node, { isGiven: false, isRead: true })
    }
  return uses

  function visit(node: Node, use: Use) {
    const signature = signatureOf(node)
    if (signature) {
      for (const { type } of signature.parameters) if (type) visit(type, flipped(use))
      if (signature.returned) visit(signature.returned, use)
      return
    }
    if (node.type === 'Identifier') mention(node.name, use)
    for (const child of children(node)) visit(child, use)
  }

  function mention(name: string, { isGiven, isRead }: Use) {
    const mentioned = byName.get(name)
    if (!mentioned) return
    const known = uses.get(name) ?? { isGiven: false, isRead: false }
    const use = { isGiven: known.isGiven || isGiven, isRead: known.isRead || isRead }
    if (use.isGiven === known.isGiven && use.isRead === known.isRead) return
    uses.set(name, use)
    for (const { node } of mentioned) visit(node, use)
  }
}

/** Inside of what is given, parameters are read, and the other way round. */
const flipped = ({ isGiven, isRead }: Use): Use => ({ isGiven: isRead, isRead: isGiven })

/** What a declaration calls itself, which may not be the name of its export. */
const ownName = ({ node, name }: ParsedDeclaration): string => declaredNames(node)[0] ?? name
