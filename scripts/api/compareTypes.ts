import type { Node } from 'oxc-parser'
import { isSameShape, membersOf, signatureOf, titleOf, type Member, type Signature } from './members.ts'

/** A difference of two states of an API, and the version that semantic versioning asks for. */
export interface ApiChange {
  readonly level: 'minor' | 'major'
  readonly what: string
}

/** Who makes the values of a type: consumers, who give them to a function, or the package, so that consumers read them. */
export interface Use {
  readonly isGiven: boolean
  readonly isRead: boolean
}

/** How a type or declaration changed. What is only accepted or answered in addition is minor; anything else is major. */
export function typeChanges(a: Node, b: Node, use: Use, where: string): ApiChange[] {
  if (isSameShape(a, b)) return []
  const [oneMembers, otherMembers] = [membersOf(a), membersOf(b)]
  if (oneMembers && otherMembers) {
    if (!isSameShape(headOf(a), headOf(b))) return [major(`${where} extends or takes other types`)]
    return memberChanges(oneMembers, otherMembers, use, where)
  }
  const [oneSignature, otherSignature] = [signatureOf(a), signatureOf(b)]
  if (oneSignature && otherSignature) return signatureChanges(oneSignature, otherSignature, use, where)
  const [oneList, otherList] = [listOf(a), listOf(b)]
  if (oneList && otherList) return listChanges(oneList, otherList, use, where)
  if (a.type === 'VariableDeclaration' && b.type === 'VariableDeclaration') {
    const [one, other] = [constantOf(a), constantOf(b)]
    if (one?.type === 'Literal' && other?.type === 'Literal' && typeof one.value === typeof other.value)
      return [minor(`${where} has another value`)]
    return one && other ? typeChanges(one, other, use, where) : [major(`${where} changed`)]
  }
  if (a.type === 'TSTypeAliasDeclaration' && b.type === 'TSTypeAliasDeclaration')
    return isSameShape(a.typeParameters, b.typeParameters)
      ? typeChanges(a.typeAnnotation, b.typeAnnotation, use, where)
      : [major(`${where} takes other types`)]
  if (a.type === 'TSTypeReference' && b.type === 'TSTypeReference' && isSameShape(a.typeName, b.typeName))
    return pairChanges(a.typeArguments?.params ?? [], b.typeArguments?.params ?? [], use, where)
  if (a.type === 'TSIntersectionType' && b.type === 'TSIntersectionType')
    return pairChanges(a.types, b.types, use, where)
  if (a.type === 'TSArrayType' && b.type === 'TSArrayType')
    return typeChanges(a.elementType, b.elementType, use, where)
  if (a.type === 'TSTypeOperator' && b.type === 'TSTypeOperator' && a.operator === b.operator)
    return typeChanges(a.typeAnnotation, b.typeAnnotation, use, where)
  if (a.type === 'TSModuleDeclaration' && b.type === 'TSModuleDeclaration')
    return namespaceChanges(a, b, where)
  return [major(`${where} changed`)]
}

function signatureChanges(a: Signature, b: Signature, use: Use, where: string): ApiChange[] {
  if (!isSameShape(a.generics, b.generics)) return [major(`${where} takes other types`)]
  if (b.parameters.length < a.parameters.length) return [major(`${where} takes fewer parameters`)]
  const inner = { isGiven: use.isRead, isRead: use.isGiven }
  const parameters = b.parameters.flatMap((now, at): ApiChange[] => {
    const was = a.parameters[at]
    const place = `parameter ${at + 1} of ${where}`
    // A callback that takes fewer parameters is still accepted.
    if (!was)
      return [
        now.isOptional || !use.isRead ? minor(`${place} is new`) : major(`${place} is new and required`),
      ]
    if (was.isRest !== now.isRest) return [major(`${place} changed`)]
    const types = was.type && now.type ? typeChanges(was.type, now.type, inner, place) : []
    return [...types, ...optionalChanges(was.isOptional, now.isOptional, inner, place)]
  })
  if (!a.returned || !b.returned) return parameters
  return [...parameters, ...typeChanges(a.returned, b.returned, use, `the answer of ${where}`)]
}

function optionalChanges(was: boolean, is: boolean, use: Use, where: string): ApiChange[] {
  if (was === is) return []
  if (is) return [use.isRead ? major(`${where} may be missing`) : minor(`${where} is optional`)]
  return [use.isGiven ? major(`${where} is required`) : minor(`${where} is always there`)]
}

/** What a declaration says before its members. */
function headOf(node: Node): Node | undefined {
  if (node.type === 'TSInterfaceDeclaration') return { ...node, body: { ...node.body, body: [] } }
  if (node.type === 'ClassDeclaration') return { ...node, body: { ...node.body, body: [] } }
  return undefined
}

function memberChanges(
  was: Map<string, Member>,
  is: Map<string, Member>,
  use: Use,
  where: string,
): ApiChange[] {
  const kept = [...was].flatMap(([name, member]): ApiChange[] => {
    const place = `${where}.${titleOf(member)}`
    const other = is.get(name)
    if (!other) return [major(`${place} is gone`)]
    return [
      ...valueChanges(member, other, use, place),
      ...optionalChanges(member.isOptional, other.isOptional, use, place),
    ]
  })
  const added = [...is].flatMap(([name, member]): ApiChange[] => {
    if (was.has(name)) return []
    const place = `${where}.${titleOf(member)}`
    return [
      use.isGiven && !member.isOptional ? major(`${place} is new and required`) : minor(`${place} is new`),
    ]
  })
  return [...kept, ...added]
}

function valueChanges(a: Member, b: Member, use: Use, where: string): ApiChange[] {
  if (a.signature && b.signature) return signatureChanges(a.signature, b.signature, use, where)
  if (a.type && b.type) return typeChanges(a.type, b.type, use, where)
  return isSameShape(a.node, b.node) ? [] : [major(`${where} changed`)]
}

/** The alternatives of a union, or the values of a constant list. */
function listOf(node: Node): readonly Node[] | undefined {
  if (node.type === 'TSUnionType') return node.types
  if (node.type !== 'TSTupleType') return undefined
  return node.elementTypes.every(({ type }) => type === 'TSLiteralType') ? node.elementTypes : undefined
}

/** One more alternative is minor: docs/releases.md asks consumers to treat unknown ones as such. */
function listChanges(a: readonly Node[], b: readonly Node[], use: Use, where: string): ApiChange[] {
  const gone = a.filter(each => !b.some(other => isSameShape(each, other)))
  const added = b.filter(each => !a.some(other => isSameShape(each, other)))
  const changes: ApiChange[] = []
  for (const each of gone) {
    const found = added.findIndex(other => !isBreaking(typeChanges(each, other, use, where)))
    if (found === -1) return [major(`an alternative of ${where} is gone or changed`)]
    changes.push(...typeChanges(each, added.splice(found, 1)[0] ?? each, use, where))
  }
  return added.length > 0 ? [...changes, minor(`${where} has new alternatives`)] : changes
}

function pairChanges(a: readonly Node[], b: readonly Node[], use: Use, where: string): ApiChange[] {
  if (a.length !== b.length) return [major(`${where} changed`)]
  return a.flatMap((each, at) => typeChanges(each, b[at] ?? each, use, where))
}

function namespaceChanges(a: Node, b: Node, where: string): ApiChange[] {
  const [was, is] = [namesIn(a), namesIn(b)]
  const gone = was.filter(name => !is.includes(name)).map(name => major(`${where}.${name} is gone`))
  const added = is.filter(name => !was.includes(name)).map(name => minor(`${where}.${name} is new`))
  return [...gone, ...added]
}

/** The names in a namespace, with those of the namespaces inside. */
function namesIn(node: Node, before = ''): string[] {
  if (node.type !== 'TSModuleDeclaration' || node.body?.type !== 'TSModuleBlock') return []
  return node.body.body.flatMap(statement => {
    if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Identifier')
      return [...namesIn(statement, `${before}${statement.id.name}.`)]
    if (statement.type !== 'ExportNamedDeclaration') return []
    return statement.specifiers.map(
      ({ exported }) => before + ('name' in exported ? exported.name : exported.value),
    )
  })
}

function constantOf(node: Node): Node | undefined {
  const declared = node.type === 'VariableDeclaration' ? node.declarations[0] : undefined
  if (!declared) return undefined
  return declared.id.typeAnnotation?.typeAnnotation ?? declared.init ?? undefined
}

const isBreaking = (changes: readonly ApiChange[]) => changes.some(({ level }) => level === 'major')

const major = (what: string): ApiChange => ({ level: 'major', what })
const minor = (what: string): ApiChange => ({ level: 'minor', what })
