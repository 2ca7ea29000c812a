import type { Node } from 'oxc-parser'

/** The names that a declaration declares. */
export function declaredNames(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
      return node.id?.type === 'Identifier' ? [node.id.name] : []
    default:
      return []
  }
}

/** The name in an export's or import's braces. */
export const nameOf = (node: { name: string } | { value: string }): string =>
  'name' in node ? node.name : node.value
