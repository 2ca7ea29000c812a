import type { ESTree } from 'vite'

/** A module's text with other bodies for functions of these names; a name that no function has is an error. */
export function withBodies(
  code: string,
  program: ESTree.Program,
  bodies: Readonly<Record<string, string>>,
): string {
  const found = functionsNamed(Object.keys(bodies), program)
  const missing = Object.keys(bodies).filter(name => !found.some(({ id }) => id.name === name))
  if (missing.length > 0) throw new Error(`There is no function ${missing.join(', ')} to leave out.`)
  return found
    .toSorted((one, other) => other.body.start - one.body.start)
    .reduce(
      (text, { id, body }) => `${text.slice(0, body.start)}{ ${bodies[id.name]} }${text.slice(body.end)}`,
      code,
    )
}

interface NamedFunction {
  readonly id: { readonly name: string }
  readonly body: { readonly start: number; readonly end: number }
}

const isNamedFunction = (node: object): node is NamedFunction =>
  'type' in node && node.type === 'FunctionDeclaration'

/** What stands inside one of them goes with its body. */
function functionsNamed(names: readonly string[], node: unknown): NamedFunction[] {
  if (typeof node !== 'object' || node === null) return []
  if (isNamedFunction(node) && names.includes(node.id.name)) return [node]
  return Object.values(node).flatMap(each => functionsNamed(names, each))
}
