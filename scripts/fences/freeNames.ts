import type { Node } from 'oxc-parser'
import type { Source } from './Source.ts'
import { children, walk } from './Source.ts'

export interface FreeName {
  readonly name: string
  readonly node: Node
  readonly parent: Node
}

// These contain an expression beside the type; the compiler erases all other TypeScript nodes.
const holdsExpression = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSInstantiationExpression',
])

/** Names that are used as values and declared nowhere around: the globals that a file uses. */
export function freeNames(source: Source): FreeName[] {
  const found: FreeName[] = []
  const declaredIn = new Map<Node, Set<string>>()
  const declares = (scope: Node, name: string) => {
    const known = declaredIn.get(scope) ?? new Set(namesOf(scope))
    declaredIn.set(scope, known)
    return known.has(name)
  }
  walk(source.program, (node, around) => {
    if (node.type !== 'Identifier') return
    const parent = around.at(-1)
    if (!parent || isLabel(node, parent)) return
    if (around.some(each => each.type.startsWith('TS') && !holdsExpression.has(each.type))) return
    if (around.some(scope => declares(scope, node.name))) return
    found.push({ name: node.name, node, parent })
  })
  return found
}

/** Whether a name is only a label: a member, a key, an imported or exported name. */
function isLabel(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand
  if (parent.type === 'MetaProperty') return true
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') return parent.key === node
  return /^(Import|Export)|^LabeledStatement|^(Break|Continue)Statement/.test(parent.type)
}

function namesOf(scope: Node): string[] {
  switch (scope.type) {
    case 'Program':
    case 'BlockStatement':
      return scope.body.flatMap(declaredBy)
    case 'SwitchStatement':
      return scope.cases.flatMap(each => each.consequent.flatMap(declaredBy))
    case 'ForStatement':
      return scope.init ? declaredBy(scope.init) : []
    case 'ForInStatement':
    case 'ForOfStatement':
      return declaredBy(scope.left)
    case 'CatchClause':
      return scope.param ? bound(scope.param) : []
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(scope.id ? [scope.id.name] : []), ...scope.params.flatMap(bound)]
    case 'ArrowFunctionExpression':
      return scope.params.flatMap(bound)
    default:
      return []
  }
}

function declaredBy(statement: Node): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(each => bound(each.id))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : []
    case 'ImportDeclaration':
      return statement.specifiers.map(each => each.local.name)
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? declaredBy(statement.declaration) : []
    default:
      return []
  }
}

function bound(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'Property':
      return bound(pattern.value)
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
      return children(pattern).flatMap(bound)
    default:
      return []
  }
}
