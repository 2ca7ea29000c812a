import type { Fence } from '../Fence.ts'
import { kindOf } from '../Source.ts'
import type { Tree } from '../Tree.ts'

const client = '@players-club/api-client'
const pages = /^(?:packages\/flow-hooks\/src|apps\/(?:web\/app|lucky-lounge-embed\/src))\//
const endpoints = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const (\w+) = endpoint\(/gs

/** An endpoint that our pages do not call is dead code, unless it is there for other clients. */
export const callers: Fence = {
  name: 'callers',
  instead:
    'Call the endpoint, remove it, or say in its comment why it is there: “For other clients: …”. An endpoint that our pages call has no such sentence.',
  check: tree => {
    const called = namesTakenByPages(tree)
    return tree.sources
      .filter(({ path }) => path.startsWith('packages/api-client/src/') && kindOf(path) === 'shipped')
      .flatMap(source =>
        [...source.text.matchAll(endpoints)]
          .map(({ 0: { length }, 1: comment = '', 2: name = '', index }) => ({
            name,
            isForOthers: comment.replaceAll(/\s+(?:\* )?/g, ' ').includes('For other clients'),
            line: source.lineOf({ start: index + length }),
          }))
          .filter(({ name, isForOthers }) => isForOthers === called.has(name))
          .map(({ name, isForOthers, line }) => ({
            path: source.path,
            line,
            found: isForOthers ? `our pages call ${name}` : `our pages do not call ${name}`,
          })),
      )
  },
}

const namesTakenByPages = (tree: Tree) =>
  new Set(
    tree.sources
      .filter(({ path }) => pages.test(path) && kindOf(path) === 'shipped')
      .flatMap(({ imports }) => imports.filter(({ specifier }) => specifier === client))
      .flatMap(({ names }) => names),
  )
