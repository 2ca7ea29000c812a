import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { FeedbackDesk } from './feedback.service.ts'

export const feedbackRoutes = (feedback: FeedbackDesk): Route[] => [
  openRoute(contract.content.sendFeedback, async ({ body, visitor, findSession }) => {
    const playerId = (await findSession())?.playerId ?? null
    await feedback.send(body, { playerId, clientAddress: visitor.address })
    return null
  }),
]
