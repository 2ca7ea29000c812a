import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { children, kindOf, walk } from '../Source.ts'
import { chainOf, isTestCall } from '../testCalls.ts'
import type { Tree } from '../Tree.ts'

/** Stories are checked by axe and by screenshots: most of them assert nothing themselves. */
const STORIES = 'vitest.stories.config.ts'
const SUITE = 'scripts/testing/suite.ts'

/** A test without an assertion always passes; `pnpm requirements` relies on there being none. */
export const assertions: Fence = {
  name: 'assertions',
  instead:
    'Spread `suite(…)` of scripts/testing/suite.ts, which requires assertions, into `test` of the configuration, and assert the right behaviour, not that it fails today (docs/adr/0077). `not.toHaveTextContent` compares the whole text, so a part of it is never found: use `not.toMatchTextContent`.',
  check: tree => [...configurations(tree), ...untrue(tree)],
}

const configurations = (tree: Tree): Breach[] =>
  tree.sources
    .filter(({ path }) => isConfiguration(path) || path === SUITE)
    .filter(source => !demandsAssertions(source))
    .map(({ path }) => ({ path, line: 1, found: 'tests may pass without an assertion' }))

const untrue = (tree: Tree): Breach[] =>
  tree.sources
    .filter(({ path }) => kindOf(path) === 'test')
    .flatMap(({ path, program, lineOf }) => {
      const found: Breach[] = []
      walk(program, (node, around) => {
        if (
          node.type === 'CallExpression' &&
          chainOf(node.callee).join('.').startsWith('toHaveTextContent.not.')
        )
          found.push({
            path,
            line: lineOf(node),
            found: 'a text that is compared as a whole cannot be missing',
          })
        if (!isTestCall(node) || node.type !== 'CallExpression' || around.at(-1)?.type === 'CallExpression')
          return
        const options = node.arguments.filter(each => each.type === 'ObjectExpression').flatMap(keysOf)
        if ([...chainOf(node.callee), ...options].some(each => ['fail', 'fails'].includes(each)))
          found.push({ path, line: lineOf(node), found: 'a test that passes by failing' })
        if (options.includes('retry'))
          found.push({ path, line: lineOf(node), found: 'a test that may fail once' })
      })
      return found
    })

const isConfiguration = (path: string) =>
  /\/vitest[^/]*\.config\.ts$/.test(path) && !path.endsWith(`/${STORIES}`)

/** `suite` itself does; a configuration takes it over, and has no other `expect`. */
function demandsAssertions({ path, program }: Source): boolean {
  if (path === SUITE)
    return valuesAt(program, ['expect', 'requireAssertions']).some(
      value => value.type === 'Literal' && value.value === true,
    )
  const [test] = valuesAt(program, ['test'])
  return (
    importsSuite(program) &&
    test !== undefined &&
    valuesAt(test, ['expect']).length === 0 &&
    children(test).some(isSuite)
  )
}

const importsSuite = (program: Node) =>
  children(program).some(
    node => node.type === 'ImportDeclaration' && /(?:^|\/)testing\/suite\.ts$/.test(node.source.value),
  )

const isSuite = (node: Node) =>
  node.type === 'SpreadElement' &&
  node.argument.type === 'CallExpression' &&
  chainOf(node.argument.callee).includes('suite')

const keysOf = (options: Node): string[] =>
  children(options).flatMap(each =>
    each.type === 'Property' && each.key.type === 'Identifier' ? [each.key.name] : [],
  )

/** The values at this path of keys. */
function valuesAt(node: Node, [key, ...keys]: readonly string[]): Node[] {
  if (!key) return [node]
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === key)
    return keys.length === 0 ? [node.value] : valuesAt(node.value, keys)
  return children(node).flatMap(each => valuesAt(each, [key, ...keys]))
}
