import type { Node } from 'oxc-parser'

/** Whether two nodes say the same, wherever they stand. */
export const isSameShape = (a: Node | null | undefined, b: Node | null | undefined): boolean =>
  a === b || shape(a) === shape(b)

export const shape = (node: Node | null | undefined): string =>
  JSON.stringify(node ?? null, (key, value: unknown) =>
    key === 'start' || key === 'end' ? undefined : value,
  )

interface Parameter {
  readonly type: Node | undefined
  readonly isOptional: boolean
  readonly isRest: boolean
}

export interface Signature {
  readonly generics: Node | null | undefined
  readonly parameters: readonly Parameter[]
  readonly returned: Node | undefined
}

export interface Member {
  readonly node: Node
  readonly type: Node | undefined
  readonly signature: Signature | undefined
  readonly isOptional: boolean
}

/** A function, method or callback: its parameters and what it returns. */
export function signatureOf(node: Node): Signature | undefined {
  switch (node.type) {
    case 'TSFunctionType':
    case 'TSDeclareFunction':
    case 'TSMethodSignature':
    case 'TSCallSignatureDeclaration':
    case 'TSConstructSignatureDeclaration':
    case 'TSConstructorType':
    case 'TSEmptyBodyFunctionExpression':
      return {
        generics: node.typeParameters,
        parameters: node.params.map(parameterOf),
        returned: node.returnType?.typeAnnotation,
      }
    default:
      return undefined
  }
}

function parameterOf(node: Node): Parameter {
  const isRest = node.type === 'RestElement'
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined
  return { type, isRest, isOptional: isRest || ('optional' in node && node.optional === true) }
}

/** The members of an object's type, an interface or a class, by name. */
export function membersOf(node: Node): Map<string, Member> | undefined {
  switch (node.type) {
    case 'TSTypeLiteral':
      return byName(node.members)
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
      return byName(node.body.body)
    default:
      return undefined
  }
}

function byName(nodes: readonly Node[]): Map<string, Member> {
  const groups = Map.groupBy(nodes, node => ('key' in node ? shape(node.key) : node.type))
  // Overloads of one name are compared as they stand, by the name and their number.
  return new Map(
    [...groups].flatMap(([name, group]) =>
      group.map((node, at): [string, Member] => [at === 0 ? name : `${name} ${at}`, memberOf(node)]),
    ),
  )
}

function memberOf(node: Node): Member {
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined
  const method = node.type === 'MethodDefinition' ? node.value : (type ?? node)
  const isOptional = 'optional' in node && node.optional === true
  return { node, type, signature: signatureOf(method), isOptional }
}

export function titleOf({ node }: Member): string {
  if (!('key' in node)) return 'index or call'
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : '[…]'
}
