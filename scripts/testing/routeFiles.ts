import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { array, boolean, create, optional, record, string, type, type Infer } from 'superstruct'

const loaded = { module: string(), imports: optional(array(string())), css: optional(array(string())) }
const routeTable = type({
  entry: type(loaded),
  routes: record(
    string(),
    type({
      ...loaded,
      id: string(),
      parentId: optional(string()),
      path: optional(string()),
      index: optional(boolean()),
    }),
  ),
})
type RouteTable = Infer<typeof routeTable>

export interface RouteFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The files that a browser loads for an address before any interaction, from the web app's manifests. */
export function routeFiles(client: string, address: string): RouteFiles {
  const table = readRouteTable(client)
  const parts = [table.entry, ...matched(table, address)]
  const unique = (paths: readonly string[]) => [...new Set(paths.map(path => path.replace(/^\/|#.*$/g, '')))]
  const rows = unique(parts.map(part => part.module)).flatMap(path =>
    rowsIn(readFileSync(join(client, path), 'utf8')),
  )
  const texts = textFiles(client, ['shell', ...rows])
  return {
    scripts: unique([...parts.flatMap(part => [part.module, ...(part.imports ?? [])]), ...texts]),
    styles: unique(parts.flatMap(part => part.css ?? [])),
  }
}

function readRouteTable(client: string): RouteTable {
  const assets = join(client, 'assets')
  const name = readdirSync(assets).find(each => /^manifest-.*\.js$/.test(each))
  if (!name) throw new Error(`There is no route manifest in ${assets}.`)
  const text = readFileSync(join(assets, name), 'utf8')
  return create(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), routeTable)
}

/** The addresses of all pages, with parameters as in the route table. */
export const routeAddresses = (client: string): string[] => [...leaves(readRouteTable(client)).keys()]

/** The route of an address with its layouts. */
function matched(table: RouteTable, address: string): Chain {
  const leaf = leaves(table).get(address)
  if (!leaf) throw new Error(`The web app has no route for ${address}.`)
  return leaf
}

type Chain = RouteTable['routes'][string][]

/** Each page by its address. A layout with an index route is represented by the index. */
function leaves({ routes }: RouteTable): Map<string, Chain> {
  const chain = (id: string): Chain => {
    const route = routes[id]
    return route ? [...(route.parentId ? chain(route.parentId) : []), route] : []
  }
  const pages = Object.keys(routes)
    .map(chain)
    .filter(around => {
      const last = around.at(-1)
      return last?.index === true || (last?.path !== undefined && last.id !== 'root')
    })
    .toSorted((one, other) => one.length - other.length)
  return new Map(pages.map(around => [addressOf(around), around]))
}

function addressOf(around: Chain): string {
  const path = around.flatMap(route => (route.path ? [route.path.replace(/^\/|\/$/g, '')] : []))
  return `/${path.filter(Boolean).join('/')}`
}

const viteManifest = record(string(), type({ file: string(), imports: optional(array(string())) }))

/** The rows of texts that a route names in its handle. */
function rowsIn(script: string): string[] {
  const named = /\btexts:\[([^\]]*)\]/.exec(script)?.[1] ?? ''
  return [...named.matchAll(/\w+/g)].map(([row]) => row)
}

/** Texts are in chunks of their own, which the first page loads at once. */
function textFiles(client: string, rows: readonly string[]): string[] {
  const path = join(client, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  const manifest = create(JSON.parse(readFileSync(path, 'utf8')), viteManifest)
  return rows.flatMap(row => {
    const found = Object.entries(manifest).find(([key]) => key.endsWith(`messages/en/${row}.ts`))
    return found ? [found[1].file, ...(found[1].imports ?? []).flatMap(key => manifest[key]?.file ?? [])] : []
  })
}
