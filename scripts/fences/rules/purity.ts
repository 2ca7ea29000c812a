import type { Node } from 'oxc-parser'
import { clockRead, readsOf } from '../clockReads.ts'
import type { Breach, Fence } from '../Fence.ts'
import { freeNames } from '../freeNames.ts'
import { definingFiles } from '../resolve.ts'
import type { Source } from '../Source.ts'
import { kindOf } from '../Source.ts'
import type { Tree } from '../Tree.ts'

const networkGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']
const networkMembers = [...networkGlobals, 'sendBeacon']
const globalObjects = ['window', 'globalThis', 'self', 'navigator']
const world = [
  ...networkGlobals,
  ...['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self', 'process', 'console'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'performance', 'crypto'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'alert'],
]
const impureLibraries = /^(react|react-dom|react-aria-components|react-router|swr|node:.*)(\/|$)/

/** Machines and models depend only on their arguments. */
export const purity: Fence = {
  name: 'purity',
  instead:
    'Machines and models read no clock, chance, network, storage or DOM and know no React: take `now: Date` or the number as an argument (or an event), and return an effect as data for the hook to run.',
  check: tree => {
    const pure = tree.sources.filter(({ path }) => isModel(path) || isMachine(path))
    const leanedOn = pure.filter(({ path }) => isMachine(path)).flatMap(source => calledModules(tree, source))
    return [...new Set([...pure, ...leanedOn])].flatMap(impurities)
  },
}

const isMachine = (path: string) => path.endsWith('.machine.ts')
const isModel = (path: string) =>
  /^packages\/(domain-models|forms-validation)\/src\//.test(path) && kindOf(path) === 'shipped'

/** The modules that a machine calls, transitively: a pure function calls only pure functions. */
function calledModules(tree: Tree, machine: Source): Source[] {
  const reached = new Set<string>()
  const queue = [machine]
  for (const source of queue) {
    for (const taken of source.imports.filter(each => !each.isTypeOnly)) {
      for (const path of definingFiles(tree, source, taken)) {
        const next = tree.source(path)
        if (!next || reached.has(path)) continue
        reached.add(path)
        queue.push(next)
      }
    }
  }
  return queue
}

function impurities(source: Source): Breach[] {
  const at = (node: { start: number }, found: string): Breach => ({
    path: source.path,
    line: source.lineOf(node),
    found,
  })
  const globals = freeNames(source)
    .filter(({ name }) => world.includes(name))
    .map(({ name, node }) => at(node, `reads ${name}`))
  const imports = source.imports
    .filter(({ specifier, isTypeOnly }) => !isTypeOnly && impureLibraries.test(specifier))
    .map(({ specifier, line }): Breach => ({ path: source.path, line, found: `imports ${specifier}` }))
  return [...imports, ...globals, ...readsOf(source, impureRead)]
}

function impureRead(node: Node): string | undefined {
  const read = clockRead(node)
  if (read) return `reads the clock by ${read}`
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  return node.object.name === 'Math' && memberOf(node) === 'random'
    ? 'reads chance by Math.random'
    : undefined
}

/** Only the API client calls the network; views and flows receive what they show. */
export const network: Fence = {
  name: 'network',
  instead: 'Views are fed by props; flows call the `api` of ClubPorts. Only api-client is given a fetch.',
  check: tree =>
    tree.sources
      .filter(
        ({ path }) =>
          /^packages\/(ui|flow-hooks)\/src\//.test(path) &&
          // The browser's ports, which apps pass to the club.
          !path.startsWith('packages/flow-hooks/src/club/browser/') &&
          kindOf(path) === 'shipped',
      )
      .flatMap(source =>
        freeNames(source).flatMap(({ name, node, parent }) => {
          const used = globalObjects.includes(name) ? memberOf(parent) : name
          return used && networkMembers.includes(used)
            ? [{ path: source.path, line: source.lineOf(node), found: `uses ${used}` }]
            : []
        }),
      ),
}

const memberOf = (node: Node): string | undefined =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
