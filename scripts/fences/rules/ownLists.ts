import type { Function, Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import { declaringModule, resolveOurs } from '../reach.ts'
import type { Source } from '../Source.ts'
import { children, kindOf, walk } from '../Source.ts'
import { isTestCall } from '../testCalls.ts'
import type { Tree } from '../Tree.ts'

/** A test made of the code's own list disappears with a lost entry, and nothing fails. */
export const ownLists: Fence = {
  name: 'own-lists',
  instead:
    'Write the entries down in the test, or in a `.fixtures.ts` or `testing/` file that names them itself. What has to hold for every entry of a list is one test: `expect(LIST.filter(breaksTheRule)).toEqual([])`.',
  check: tree => tree.sources.filter(({ path }) => kindOf(path) === 'test').flatMap(of => inSource(tree, of)),
}

function inSource(tree: Tree, source: Source): Breach[] {
  const found: Breach[] = []
  const check = (list: Node | undefined) => {
    const origin = list && createOrigins(tree)(source, list)
    if (origin) found.push({ path: source.path, line: source.lineOf(list), found: `tests made of ${origin}` })
  }
  walk(source.program, node => {
    if (node.type === 'ForOfStatement' && makesTests(node.body)) check(node.right)
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { object, property } = node.callee
    if (property.type !== 'Identifier') return
    if (['each', 'for'].includes(property.name) && isTestCall(node)) check(node.arguments[0])
    if (['forEach', 'map', 'flatMap'].includes(property.name) && node.arguments.some(makesTests))
      check(object)
  })
  return found
}

const makesTests = (node: Node): boolean => isTestCall(node) || children(node).some(makesTests)

/** The name of the code's list from which an expression takes its entries, if any. */
function createOrigins(tree: Tree): (source: Source, node: Node) => string | undefined {
  const asked = new Set<Node>()
  const first = (source: Source, nodes: readonly (Node | null | undefined)[]): string | undefined => {
    for (const node of nodes) {
      const origin = node ? originOf(source, node) : undefined
      if (origin) return origin
    }
    return undefined
  }

  function originOf(source: Source, node: Node): string | undefined {
    // A definition that refers to itself has no other origin.
    if (asked.has(node)) return undefined
    asked.add(node)
    switch (node.type) {
      case 'Identifier':
        return originOfName(source, node.name)
      case 'ArrayExpression':
        return first(
          source,
          node.elements.map(each => (each?.type === 'SpreadElement' ? each.argument : null)),
        )
      case 'ObjectExpression':
        return first(
          source,
          node.properties.map(each => (each.type === 'SpreadElement' ? each.argument : null)),
        )
      case 'MemberExpression':
        return originOf(source, node.object)
      case 'NewExpression':
        return first(source, node.arguments)
      case 'CallExpression':
        return originOfCall(source, node.callee, node.arguments)
      case 'ConditionalExpression':
        return first(source, [node.consequent, node.alternate])
      case 'LogicalExpression':
        return first(source, [node.left, node.right])
      case 'AwaitExpression':
        return originOf(source, node.argument)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return originOf(source, node.expression)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return first(source, returned(node))
      default:
        return undefined
    }
  }

  function originOfCall(source: Source, callee: Node, given: readonly Node[]): string | undefined {
    if (callee.type !== 'MemberExpression') return first(source, [callee, ...given.filter(isList)])
    const { object, property } = callee
    const isStatic = object.type === 'Identifier' && ['Object', 'Array', 'Iterator'].includes(object.name)
    if (isStatic) return first(source, given)
    const isJoining = property.type === 'Identifier' && ['concat', 'flatMap'].includes(property.name)
    return first(source, [object, ...(isJoining ? given : [])])
  }

  function originOfName(source: Source, name: string): string | undefined {
    const from = importOf(source, name)
    if (!from) return first(source, declarationsOf(source, name))
    const target = resolveOurs(tree, source.path, from.specifier)
    if (!target) return undefined
    const path = declaringModule(tree, target, from.name) ?? target
    if (kindOf(path) !== 'test') return `${from.name} of ${path}`
    const definition = tree.source(path)
    return definition && originOfName(definition, from.name)
  }

  return originOf
}

/** A list that is passed to a function of the test; a number or a string is no list. */
const isList = (node: Node) => ['ArrayExpression', 'Identifier', 'CallExpression'].includes(node.type)

function returned(node: Function | Extract<Node, { type: 'ArrowFunctionExpression' }>): Node[] {
  if (node.body?.type !== 'BlockStatement') return node.body ? [node.body] : []
  return node.body.body.flatMap(each =>
    each.type === 'ReturnStatement' && each.argument ? [each.argument] : [],
  )
}

function importOf(source: Source, name: string): { specifier: string; name: string } | undefined {
  for (const statement of source.program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration' && statement.source
    if (statement.type !== 'ImportDeclaration' && !isExport) continue
    for (const each of statement.specifiers) {
      const local = each.type === 'ExportSpecifier' ? each.exported : each.local
      if (local.type !== 'Identifier' || local.name !== name || !statement.source) continue
      const taken =
        each.type === 'ImportSpecifier' ? each.imported : each.type === 'ExportSpecifier' ? each.local : local
      return {
        specifier: statement.source.value,
        name: taken.type === 'Identifier' ? taken.name : 'default',
      }
    }
  }
  return undefined
}

function declarationsOf(source: Source, name: string): Node[] {
  const found: Node[] = []
  walk(source.program, node => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found.push(node)
    if (node.type === 'VariableDeclarator' && node.init && binds(node.id, name)) found.push(node.init)
  })
  return found
}

const binds = (pattern: Node, name: string): boolean =>
  pattern.type === 'Identifier' ? pattern.name === name : children(pattern).some(each => binds(each, name))
