import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import { staticPages } from '../../pages/index.ts'

export const staticPagesRoutes = (): Route[] => [
  openRoute(contract.content.getStaticPage, ({ params, request }) =>
    Promise.resolve(staticPages[localeOf(request)][params.pageName]),
  ),
]
