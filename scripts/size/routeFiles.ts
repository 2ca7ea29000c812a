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

/** What a browser loads for an address before anything is clicked, out of the web app's own manifests. */
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

/** The route of an address with the layouts around it. */
function matched({ routes }: RouteTable, address: string): RouteTable['routes'][string][] {
  const chain = (id: string): RouteTable['routes'][string][] => {
    const route = routes[id]
    return route ? [...(route.parentId ? chain(route.parentId) : []), route] : []
  }
  const leaf = Object.keys(routes).find(id => {
    const around = chain(id)
    const path = around.flatMap(route => (route.path ? [route.path.replace(/^\/|\/$/g, '')] : []))
    const last = around.at(-1)
    const isLeaf = last?.index === true || last?.path !== undefined
    return isLeaf && last.id !== 'root' && `/${path.filter(Boolean).join('/')}` === address
  })
  if (!leaf) throw new Error(`The web app has no route for ${address}.`)
  return chain(leaf)
}

const viteManifest = record(string(), type({ file: string(), imports: optional(array(string())) }))

/** The rows of texts that a route names in its handle. */
function rowsIn(script: string): string[] {
  const named = /\btexts:\[([^\]]*)\]/.exec(script)?.[1] ?? ''
  return [...named.matchAll(/\w+/g)].map(([row]) => row)
}

/** Texts come in chunks of their own, which the first page asks for at once. */
function textFiles(client: string, rows: readonly string[]): string[] {
  const path = join(client, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  const manifest = create(JSON.parse(readFileSync(path, 'utf8')), viteManifest)
  return rows.flatMap(row => {
    const found = Object.entries(manifest).find(([key]) => key.endsWith(`messages/en/${row}.ts`))
    return found ? [found[1].file, ...(found[1].imports ?? []).flatMap(key => manifest[key]?.file ?? [])] : []
  })
}
