import { contract } from '@players-club/api-client/contract'
import { valueRoute, type Route } from '../kernel/http/Route.ts'
import { localeOf } from '../kernel/http/localeOf.ts'
import type { Tickets } from './tickets.service.ts'

export const ticketsRoutes = (tickets: Tickets): Route[] => [
  valueRoute(contract.tickets.enterTicket, ({ asker, valueRequest, body: codes, request }) =>
    tickets.enterTicket({ asker, request: valueRequest, codes, locale: localeOf(request) }),
  ),
]
