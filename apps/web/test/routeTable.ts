import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const NAME = 'virtual:route-table'

/** The route table of the app as a module that a browser can import: `[{ path, index, load, children }]`. */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id =>
      id === `\0${NAME}` ? `${once}\nexport default [${routes.map(sourceOf).join(',')}]` : undefined,
  }
}

/** A browser walks through every module behind an import, however often it has been imported: hundreds for a route. */
const once = 'const once = load => { let loading; return () => (loading ??= load()) }'

function sourceOf({ file, path, index = false, children = [] }: RouteConfigEntry): string {
  const shape = JSON.stringify({ path, index }).slice(1, -1)
  return `{ ${shape}, load: once(() => import('/app/${file}')), children: [${children.map(sourceOf).join(',')}] }`
}
