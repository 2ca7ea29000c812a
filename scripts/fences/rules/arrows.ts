import type { Column } from '../grid.ts'
import { columnOf, insideSource, isRow, serverExceptions, serverOrder } from '../grid.ts'
import type { Breach, Fence } from '../Fence.ts'
import { resolveRelative } from '../resolve.ts'
import type { Import, Kind, Source } from '../Source.ts'
import { kindOf } from '../Source.ts'

const scope = '@players-club/'

/** Layers of a server feature: routes bind the contract to the service, services know nothing of HTTP. */
const layers = [
  { of: '.routes.ts', never: 'drizzle-orm' },
  { of: '.service.ts', never: 'hono' },
  { of: '.tables.ts', never: 'hono' },
]

/** Columns import only along the arrows of the grid. */
export const arrows: Fence = {
  name: 'arrows',
  instead:
    'Imports run one way: domain-models ← forms-validation, api-client ← flow-hooks; domain-models ← ui; packages ← apps (docs/map.md). ' +
    'Move the code to the column that owns it, or take what you need as a prop, a port or an argument.',
  check: tree =>
    tree.sources.flatMap(source => {
      const column = columnOf(source.path)
      if (!column) return []
      return source.imports.flatMap(taken => {
        const found = breaks(source, column, taken)
        return found ? ([{ path: source.path, line: taken.line, found }] satisfies Breach[]) : []
      })
    }),
}

function breaks(source: Source, column: Column, taken: Import): string | undefined {
  const { specifier } = taken
  const shipped = kindOf(source.path) === 'shipped'
  const target = resolveRelative(source.path, specifier)
  if (target !== undefined) return breaksInside(source.path, column, target, shipped)
  if (specifier.startsWith(scope)) {
    const isOpen = column.imports.some(name => specifier === name || specifier.startsWith(`${name}/`))
    return isOpen ? undefined : `${column.home} may not import ${specifier}`
  }
  if (!shipped || specifier.startsWith('virtual:')) return undefined
  const layer = layers.find(each => source.path.endsWith(each.of) && specifier.startsWith(each.never))
  if (layer) return `${layer.of.slice(1)} may not import ${specifier}`
  const isNode = specifier.startsWith('node:')
  const library = isNode ? specifier : nameOf(specifier)
  const covers = (each: string) => library === each || library.startsWith(`${each}/`)
  if ('only' in column.libraries)
    return column.libraries.only.some(covers) ? undefined : `${column.home} may not import ${library}`
  return column.libraries.never.some(covers) ? `${column.home} may not import ${library}` : undefined
}

function breaksInside(path: string, column: Column, target: string, shipped: boolean): string | undefined {
  if (!target.startsWith(`${column.home}/`)) {
    if (isSharedTool(kindOf(path), target)) return undefined
    // Tools read configuration without the export condition under which our unbuilt packages resolve.
    const owner = columnOf(target)
    if (owner && kindOf(path) === 'configuration' && column.imports.includes(packageOf(owner)))
      return undefined
    return `a relative import leaves ${column.home} for ${target}; import the package by its name`
  }
  if (path.endsWith('.routes.ts') && target.endsWith('.tables.ts'))
    return `routes.ts may not import ${target}; ask the service`
  const from = insideSource(path, column)
  const to = insideSource(target, column)
  if (from === undefined || to === undefined) return undefined
  const [here = ''] = from.split('/')
  const [there = ''] = to.split('/')
  if (column.home === 'apps/server') return shipped ? breaksInServer(here, there, to) : undefined
  if (column.home === 'packages/flow-hooks')
    return shipped && here === 'club' && isRow(there)
      ? `club knows no feature, but imports ${there}`
      : undefined
  if (column.home !== 'packages/ui') return undefined
  if (to === 'tokens/palette.ts' && !['tokens', 'themes', 'art'].includes(here))
    return 'the palette is private to tokens, themes and art; components speak in roles (themes/contract.css.ts)'
  if (!isRow(here) && from.includes('/') && isRow(there))
    return `${here} knows no feature, but imports ${there}`
  return undefined
}

function breaksInServer(here: string, there: string, to: string): string | undefined {
  const isAbove = placeOf(there) > placeOf(here)
  const isExcepted = serverExceptions.some(([from, target]) => from === here && to.startsWith(target))
  return isAbove && !isExcepted ? `${here} may not import ${there}` : undefined
}

/** What joins the rows (`createFeatures`) stands above them all. */
function placeOf(name: string): number {
  const place = serverOrder.indexOf(name)
  return place === -1 ? serverOrder.length : place
}

/** Tests and configuration share helpers of tests; configuration shares steps of the build too. */
const isSharedTool = (kind: Kind, target: string) =>
  (kind !== 'shipped' && target.startsWith('scripts/testing/')) ||
  (kind === 'configuration' && target.startsWith('scripts/building/'))

const packageOf = ({ home }: Column) => `${scope}${home.split('/')[1]}`

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
