import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Orders } from './orders.service.ts'
import type { Store } from './store.service.ts'

export const storeRoutes = ({ store, orders }: { store: Store; orders: Orders }): Route[] => [
  playerRoute(contract.store.getStoreCatalog, async ({ request }) => ({
    content: await store.getCatalog(localeOf(request)),
  })),
  playerRoute(contract.store.getThresholdStatus, ({ session, query }) =>
    store.getThresholdStatus(session, query.total),
  ),
  valueRoute(contract.store.submitOrder, ({ asker, valueRequest, body, request }) =>
    orders.submitOrder({ asker, request: valueRequest, body, locale: localeOf(request) }),
  ),
  playerRoute(contract.store.getOrder, ({ session, params }) =>
    orders.getOrder(session.playerId, params.transactionId),
  ),
  playerRoute(contract.store.checkOrder, ({ session, params }) =>
    orders.checkOrder(session.playerId, params.transactionId),
  ),
  playerRoute(contract.store.cancelOrder, ({ session, params }) =>
    orders.cancelOrder(session.playerId, params.transactionId),
  ),
]
