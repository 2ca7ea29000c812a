import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf } from '../Source.ts'

const leftOutOfRoutes = ['action', 'clientAction', 'clientMiddleware', 'HydrateFallback', 'meta']

/** Routes may use only some parts of the router. */
export const routing: Fence = {
  name: 'routing',
  instead:
    'A loader runs for the page that the server renders, and needs a `clientLoader` beside it; forms go to the API through a flow, titles are `PageHead` (docs/adr/0006).',
  check: tree =>
    tree.sources
      .filter(({ path }) => path.startsWith('apps/web/app/') && kindOf(path) === 'shipped')
      .flatMap(exported),
}

function exported(source: Source): Breach[] {
  const { path } = source
  if (!/\.(route|layout)\.tsx$/.test(path)) return []
  const names = exportedNames(source)
  const breaches = [...names]
    .filter(([name]) => leftOutOfRoutes.includes(name))
    .map(([name, line]) => ({ path, line, found: `a route with ${name}` }))
  const loader = names.get('loader')
  const clientLoader = names.get('clientLoader')
  if (loader !== undefined && clientLoader === undefined)
    breaches.push({ path, line: loader, found: 'a loader without a clientLoader' })
  if (clientLoader !== undefined && loader === undefined)
    breaches.push({ path, line: clientLoader, found: 'a clientLoader without a loader' })
  return breaches
}

/** The exported names, each with its line. */
function exportedNames({ program, lineOf }: Source): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { exported } of node.specifiers)
      if (exported.type === 'Identifier') names.set(exported.name, lineOf(node))
    const { declaration } = node
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      names.set(declaration.id.name, lineOf(node))
    if (declaration?.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') names.set(id.name, lineOf(node))
  }
  return names
}
