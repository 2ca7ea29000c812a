import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, type Node } from 'oxc-parser'
import { children } from '../fences/Source.ts'
import { declarationText, type Module } from './declarationText.ts'
import { fileEntries, typedEntries } from './entries.ts'
import { declaredNames, nameOf } from './names.ts'

/** A declaration that a consumer reaches: by its name from an entry, or through the type of another one. */
export interface Declaration {
  readonly name: string
  /** Its TypeScript, without comments. */
  readonly text: string
  /** The entries that export it; none where it is only the type of another one. */
  readonly entries: readonly string[]
}

/** Where a name leads: a declaration of a module, a whole module (`export * as`), or another package. */
type Target = { module: Module; node: Node } | { namespace: Module } | { external: string; name: string }

/** Reads the public API of a built package from the declarations that `tsc` has emitted. */
export function readApi(folder: string): Declaration[] {
  const modules = new Map<string, Module>()
  const found = new Map<Node, { name: string; module: Module; entries: Set<string> }>()
  const others = new Map<string, { text: string; name: string; entries: Set<string> }>()

  for (const [entry, path] of typedEntries(folder)) {
    for (const [name, targets] of exportsOf(load(path)))
      for (const target of targets) addExport(entry, name, target)
  }
  for (const { module, node } of [...found].map(([node, { module }]) => ({ module, node })))
    addReferences(module, node)

  const declared = [...found].map(([node, { name, module, entries }]) => ({
    name,
    text: declarationText(module, node, name),
    entries: [...entries].sort(),
  }))
  const listed = [...others.values()].map(each => ({ ...each, entries: [...each.entries].sort() }))
  const files = fileEntries(folder).map(entry => ({
    name: entry,
    text: `export * from '${entry}'`,
    entries: [entry],
  }))
  return [...declared, ...listed, ...files].sort(
    (a, b) =>
      compare(a.name, b.name) || compare(a.text, b.text) || compare(a.entries.join(), b.entries.join()),
  )

  function load(path: string): Module {
    const known = modules.get(path)
    if (known) return known
    const text = readFileSync(path, 'utf8')
    const { program, comments } = parseSync(path, text)
    const module = { path, text, body: program.body as Node[], comments }
    modules.set(path, module)
    return module
  }

  function addExport(entry: string, name: string, target: Target) {
    if ('node' in target) {
      const known = found.get(target.node)
      if (known) known.entries.add(entry)
      else found.set(target.node, { name, module: target.module, entries: new Set([entry]) })
      return
    }
    const text =
      'external' in target
        ? `export { ${target.name} as ${name} } from '${target.external}'`
        : namespaceText(name, target.namespace)
    const known = others.get(text)
    if (known) known.entries.add(entry)
    else others.set(text, { name, text, entries: new Set([entry]) })
    if ('namespace' in target) addMembers(target.namespace)
  }

  function addMembers(namespace: Module) {
    for (const [name, targets] of exportsOf(namespace))
      for (const target of targets) {
        if ('namespace' in target) addMembers(target.namespace)
        else if ('node' in target && !found.has(target.node))
          found.set(target.node, { name, module: target.module, entries: new Set() })
      }
  }

  function namespaceText(name: string, namespace: Module): string {
    const lines = [...exportsOf(namespace)]
      .sort(([a], [b]) => compare(a, b))
      .map(([member, [target]]) =>
        target && 'namespace' in target ? namespaceText(member, target.namespace) : `export { ${member} }`,
      )
    return `namespace ${name} {\n${indented(lines.join('\n'))}\n}`
  }

  function addReferences(module: Module, node: Node) {
    for (const name of referencedNames(node)) {
      for (const target of resolveName(module, name)) {
        if (!('node' in target) || found.has(target.node)) continue
        found.set(target.node, { name, module: target.module, entries: new Set() })
        addReferences(target.module, target.node)
      }
    }
    for (const { path, name } of importedTypes(node)) {
      if (!path.startsWith('.')) continue
      for (const target of exportsOf(load(resolveModule(module, path))).get(name) ?? []) {
        if (!('node' in target) || found.has(target.node)) continue
        found.set(target.node, { name, module: target.module, entries: new Set() })
        addReferences(target.module, target.node)
      }
    }
  }

  /** Every export of a module: a value and a type may have one name. */
  function exportsOf(module: Module, seen = new Set<string>()): Map<string, Target[]> {
    const result = new Map<string, Target[]>()
    if (seen.has(module.path)) return result
    seen.add(module.path)
    const add = (name: string, targets: Target[]) => {
      const known = result.get(name) ?? []
      result.set(name, [...known, ...targets.filter(target => !known.some(each => isSame(each, target)))])
    }
    for (const statement of module.body) {
      if (statement.type === 'ExportAllDeclaration') {
        const path = statement.source.value
        if (statement.exported) {
          const target: Target = path.startsWith('.')
            ? { namespace: load(resolveModule(module, path)) }
            : { external: path, name: '*' }
          add(nameOf(statement.exported), [target])
        } else if (path.startsWith('.')) {
          for (const [name, targets] of exportsOf(load(resolveModule(module, path)), seen)) add(name, targets)
        } else add('*', [{ external: path, name: '*' }])
      } else if (statement.type === 'ExportNamedDeclaration') {
        const { declaration, source, specifiers } = statement
        if (declaration)
          for (const name of declaredNames(declaration)) add(name, [{ module, node: declaration }])
        for (const specifier of specifiers) {
          const local = nameOf(specifier.local)
          add(
            nameOf(specifier.exported),
            source ? resolveExport(module, source.value, local) : resolveName(module, local),
          )
        }
      } else if (statement.type === 'ExportDefaultDeclaration')
        add('default', [{ module, node: statement.declaration as Node }])
    }
    return result
  }

  function resolveExport(module: Module, path: string, name: string): Target[] {
    if (!path.startsWith('.')) return [{ external: path, name }]
    return exportsOf(load(resolveModule(module, path))).get(name) ?? []
  }

  /** What a name of a module's scope is: declared there, or imported. */
  function resolveName(module: Module, name: string): Target[] {
    const targets: Target[] = []
    for (const statement of module.body) {
      if (statement.type === 'ImportDeclaration') {
        for (const specifier of statement.specifiers) {
          if (specifier.local.name !== name) continue
          const path = statement.source.value
          if (specifier.type === 'ImportSpecifier')
            targets.push(...resolveExport(module, path, nameOf(specifier.imported)))
          else if (!path.startsWith('.')) targets.push({ external: path, name: '*' })
          else if (specifier.type === 'ImportNamespaceSpecifier')
            targets.push({ namespace: load(resolveModule(module, path)) })
        }
      }
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (node && declaredNames(node).includes(name)) targets.push({ module, node })
    }
    return targets
  }
}

function resolveModule(module: Module, path: string): string {
  const base = join(dirname(module.path), path.replace(/\.(?:tsx?|js)$/, ''))
  const found = [`${base}.d.ts`, join(base, 'index.d.ts')].find(existsSync)
  if (!found) throw new Error(`${relative('.', module.path)} imports ${path}, which was not built.`)
  return found
}

function referencedNames(node: Node): Set<string> {
  const names = new Set<string>()
  const visit = (each: Node) => {
    if (each.type === 'Identifier') names.add(each.name)
    for (const child of children(each)) visit(child)
  }
  visit(node)
  return names
}

function importedTypes(node: Node): { path: string; name: string }[] {
  const own =
    node.type === 'TSImportType' && node.qualifier?.type === 'Identifier'
      ? [{ path: node.source.value, name: node.qualifier.name }]
      : []
  return [...own, ...children(node).flatMap(importedTypes)]
}

const isSame = (a: Target, b: Target) =>
  'node' in a ? 'node' in b && a.node === b.node : JSON.stringify(keyOf(a)) === JSON.stringify(keyOf(b))

const keyOf = (target: Target) => ('namespace' in target ? target.namespace.path : target)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const indented = (text: string) => text.replaceAll(/^/gm, '  ')
