import { contract } from '@players-club/api-client/contract'
import { valueRoute, type Route } from '../kernel/http/Route.ts'
import type { Tickets } from './tickets.service.ts'

export const ticketsRoutes = (tickets: Tickets): Route[] => [
  valueRoute(contract.tickets.enterTicket, ({ asker, request, body: codes, locale }) =>
    tickets.enterTicket({ asker, request, codes, locale }),
  ),
]
