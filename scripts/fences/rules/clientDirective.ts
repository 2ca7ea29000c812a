import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** What React offers to server components too. */
const inServerReact = [
  'Children',
  'Fragment',
  'Suspense',
  'cloneElement',
  'createElement',
  'isValidElement',
  'memo',
]
const clientLibraries = /^(swr|react-dom|react-aria-components)(\/|$)/

/** A 'use client' stands in every published file that needs it and in no other. */
export const clientDirective: Fence = {
  name: 'client-directive',
  instead:
    "A file of ui or flow-hooks that calls a hook, makes a context or writes an event handler begins with 'use client'; any other file does not, so that server components render it.",
  check: tree => tree.sources.filter(({ path }) => isPublished(path)).flatMap(breaches),
}

const isPublished = (path: string) =>
  /^packages\/(ui|flow-hooks)\/src\//.test(path) && kindOf(path) === 'shipped'

function breaches(source: Source): Breach[] {
  const hasDirective = source.program.body.some(
    each => 'directive' in each && each.directive === 'use client',
  )
  const reason = clientReason(source)
  if (reason && !hasDirective) return [{ path: source.path, ...reason }]
  if (hasDirective && !reason) return [{ path: source.path, line: 1, found: "'use client' without need" }]
  return []
}

function clientReason(source: Source): Omit<Breach, 'path'> | undefined {
  for (const { specifier, names, isTypeOnly, line } of source.imports) {
    if (isTypeOnly) continue
    if (clientLibraries.test(specifier)) return { line, found: `imports ${specifier} without 'use client'` }
    if (specifier !== 'react') continue
    const name = valueNames(source, names).find(each => !inServerReact.includes(each))
    if (name) return { line, found: `imports ${name} of react without 'use client'` }
  }
  let reason: Omit<Breach, 'path'> | undefined
  walk(source.program, node => {
    const found = hookOrHandler(node)
    if (found) reason ??= { line: source.lineOf(node), found: `${found} without 'use client'` }
  })
  return reason
}

/** Names that are not imported as types: `import { useState, type ReactNode } from 'react'`. */
function valueNames(source: Source, names: readonly string[]): string[] {
  const types = new Set<string>()
  walk(source.program, node => {
    if (node.type !== 'ImportSpecifier' || node.importKind !== 'type') return
    if (node.imported.type === 'Identifier') types.add(node.imported.name)
  })
  return names.filter(name => !types.has(name))
}

function hookOrHandler(node: Node): string | undefined {
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^use([A-Z]|$)/.test(node.callee.name)
  )
    return `calls ${node.callee.name}`
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'JSXExpressionContainer') return undefined
  const { expression } = node.value
  const isFunction = expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression'
  return isFunction ? 'passes a function' : undefined
}
