import { typeChanges, type ApiChange, type Use } from './compareTypes.ts'
import { isSameShape } from './members.ts'
import { parseDeclaration, type ParsedDeclaration } from './parseDeclaration.ts'
import type { Declaration } from './readApi.ts'
import { usesOf } from './usesOf.ts'

const BOTH: Use = { isGiven: true, isRead: true }

/** What changed for consumers. Where it cannot be decided whether a change breaks them, it does. */
export function compareApi(before: readonly Declaration[], after: readonly Declaration[]): ApiChange[] {
  const [old, now] = [before.map(parseDeclaration), after.map(parseDeclaration)]
  const uses = usesOf([...old, ...now])
  const [oldByKey, nowByKey] = [Map.groupBy(old, keyOf), Map.groupBy(now, keyOf)]
  const keys = new Set([...oldByKey.keys(), ...nowByKey.keys()])
  return [...keys].flatMap(key => {
    const [was = [], is = []] = [oldByKey.get(key), nowByKey.get(key)]
    const name = (was[0] ?? is[0])?.name ?? key
    return [...entryChanges(name, was, is), ...declarationChanges(was, is, uses.get(name) ?? BOTH)]
  })
}

function entryChanges(name: string, was: readonly Declaration[], is: readonly Declaration[]): ApiChange[] {
  const [old, now] = [entriesOf(was), entriesOf(is)]
  const gone = old
    .filter(entry => !now.includes(entry))
    .map((entry): ApiChange => ({
      level: 'major',
      what: name === entry ? `${entry} is gone` : `${name} is gone from “${entry}”`,
    }))
  const added = now.filter(entry => !old.includes(entry))
  if (added.length === 0) return gone
  return [
    ...gone,
    { level: 'minor', what: `${name} is new in ${added.map(entry => `“${entry}”`).join(', ')}` },
  ]
}

/** Compares what is there before and after; what came or went is named by its entries. */
function declarationChanges(
  was: readonly ParsedDeclaration[],
  is: readonly ParsedDeclaration[],
  use: Use,
): ApiChange[] {
  const old = was.filter(each => !is.some(({ node }) => isSameShape(each.node, node)))
  const now = is.filter(each => !was.some(({ node }) => isSameShape(each.node, node)))
  if (old.length !== now.length && was.length > 0 && is.length > 0 && old.length > 0) {
    const isExported = old.some(({ entries }) => entries.length > 0)
    return isExported ? [{ level: 'major', what: `${old[0]?.name} has other declarations` }] : []
  }
  return old.flatMap((each, at) => {
    const other = now[at]
    return other ? typeChanges(each.node, other.node, use, each.name) : []
  })
}

const entriesOf = (declarations: readonly Declaration[]) => [
  ...new Set(declarations.flatMap(({ entries }) => entries)),
]

/** A value and a type may have the same name. */
const keyOf = ({ name, node }: ParsedDeclaration): string =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration' ? `type ${name}` : name
