import { parseSync, type Node } from 'oxc-parser'
import type { Declaration } from './readApi.ts'

export interface ParsedDeclaration extends Declaration {
  readonly node: Node
}

/** Parses what a report says of a declaration. */
export function parseDeclaration(declaration: Declaration): ParsedDeclaration {
  const { program, errors } = parseSync('report.d.ts', declaration.text)
  const [node] = program.body
  if (!node || errors.length > 0)
    throw new Error(`The report cannot be read at ${declaration.name}: ${errors[0]?.message}`)
  return { ...declaration, node }
}
