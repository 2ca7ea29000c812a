import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import { staticPages } from '../../pages/index.ts'

export const staticPagesRoutes = (): Route[] => [
  bind(contract.content.getStaticPage, ({ params, request }) =>
    Promise.resolve(staticPages[localeOf(request)][params.pageName]),
  ),
]
