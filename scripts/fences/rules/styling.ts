import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

const forbidden = ['className', 'style']

/** A component is not styled from outside. */
export const styling: Fence = {
  name: 'styling props',
  instead:
    "Public components take neither className nor style: give the component a variant, wrap it in Stack, Inline or Grid, and write Omit<…, 'className' | 'style'> around props of others.",
  check: tree =>
    tree.sources
      .filter(({ path }) => /^packages\/ui\/src\/.*\.tsx?$/.test(path) && kindOf(path) === 'shipped')
      .flatMap(stylable),
}

function stylable(source: Source): Breach[] {
  const found: Breach[] = []
  const foreign = foreignProps(source)
  const say = (node: { start: number }, what: string) =>
    found.push({ path: source.path, line: source.lineOf(node), found: what })
  walk(source.program, (node, around) => {
    const holder = around.find(
      each => each.type === 'TSInterfaceDeclaration' || each.type === 'TSTypeAliasDeclaration',
    )
    if (node.type === 'TSPropertySignature' && holder && isPublicProps(holder.id.name, source)) {
      const name = node.key.type === 'Identifier' ? node.key.name : ''
      if (forbidden.includes(name)) say(node, `${holder.id.name} takes ${name}`)
    }
    const lent = referencedType(node)
    if (!lent || !holder || !isPublicProps(holder.id.name, source) || !foreign(lent)) return
    const left = forbidden.filter(name => !withheld(around, name))
    if (left.length > 0) say(node, `${holder.id.name} takes ${left.join(' and ')} from ${lent}`)
  })
  walk(source.program, (node, around) => {
    if (node.type !== 'ObjectPattern') return
    const component = around.at(-1)
    if (component?.type !== 'FunctionDeclaration' || around.at(-2)?.type !== 'ExportNamedDeclaration') return
    if (!/^[A-Z]/.test(component.id?.name ?? '')) return
    for (const each of node.properties) {
      const name = each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : ''
      if (forbidden.includes(name)) say(each, `${component.id?.name} takes ${name}`)
    }
  })
  return found
}

/** Exported props; types that a file does not export are private. */
const isPublicProps = (name: string, source: Source) =>
  name.endsWith('Props') &&
  source.program.body.some(
    each =>
      each.type === 'ExportNamedDeclaration' &&
      (each.declaration?.type === 'TSInterfaceDeclaration' ||
        each.declaration?.type === 'TSTypeAliasDeclaration') &&
      each.declaration.id.name === name,
  )

/** The props types of react and react-aria contain both names. */
function foreignProps(source: Source): (name: string) => boolean {
  const taken = new Set<string>()
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration' || !/^react(-|$|\/)/.test(statement.source.value)) continue
    for (const each of statement.specifiers) {
      const original =
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : ''
      if (/Props$|Attributes$|^ComponentProps/.test(original)) taken.add(each.local.name)
    }
  }
  return name => taken.has(name)
}

function referencedType(node: Node): string | undefined {
  if (node.type === 'TSInterfaceHeritage')
    return node.expression.type === 'Identifier' ? node.expression.name : undefined
  if (node.type !== 'TSTypeReference') return undefined
  return node.typeName.type === 'Identifier' ? node.typeName.name : undefined
}

/** Whether a name is excluded by `Omit<T, 'className' | …>` or not picked by `Pick<T, …>`. */
function withheld(around: readonly Node[], name: string): boolean {
  return around.some(each => {
    const [of, args] =
      each.type === 'TSInterfaceHeritage'
        ? [each.expression.type === 'Identifier' ? each.expression.name : '', each.typeArguments]
        : each.type === 'TSTypeReference'
          ? [each.typeName.type === 'Identifier' ? each.typeName.name : '', each.typeArguments]
          : ['', null]
    const keys = args?.params[1]
    if (!keys) return false
    const spoken = literals(keys)
    return of === 'Omit' ? spoken.includes(name) : of === 'Pick' ? !spoken.includes(name) : false
  })
}

function literals(type: Node): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literals)
  if (type.type === 'TSLiteralType' && type.literal.type === 'Literal') return [String(type.literal.value)]
  return []
}
