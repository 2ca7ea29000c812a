import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Tickets } from './tickets.service.ts'

export const ticketsRoutes = (tickets: Tickets): Route[] => [
  bind(contract.tickets.enterTicket, ({ asker, valueRequest: request, body: codes }) =>
    tickets.enterTicket({ asker, request, codes }),
  ),
]
