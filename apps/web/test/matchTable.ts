import { matchRoutes, type RouteObject } from 'react-router'
import table, { type TableRoute } from 'virtual:route-table'

/** The routes of the table that show an address, the outermost first. */
export const matchTable = (path: string): TableRoute[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => route.handle as TableRoute)

const plain = (route: TableRoute): RouteObject =>
  route.index
    ? { index: true, handle: route }
    : { path: route.path, handle: route, children: route.children.map(plain) }

const routes = table.map(plain)
