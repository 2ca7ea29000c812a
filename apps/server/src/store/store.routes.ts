import { contract } from '@players-club/api-client/contract'
import { playerRoute, valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Orders } from './orders.service.ts'
import type { Store } from './store.service.ts'

export const storeRoutes = ({ store, orders }: { store: Store; orders: Orders }): Route[] => [
  playerRoute(contract.store.getStoreCatalog, async ({ locale }) => ({
    content: await store.getCatalog(locale),
  })),
  playerRoute(contract.store.getThresholdStatus, ({ session, query }) =>
    store.getThresholdStatus(session, query.total),
  ),
  valueRoute(contract.store.submitOrder, ({ asker, request, body, locale }) =>
    orders.submitOrder({ asker, request, body, locale }),
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
