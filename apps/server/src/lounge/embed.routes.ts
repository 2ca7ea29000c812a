import { contract } from '@players-club/api-client/contract'
import { openRoute, playerRoute, type Route } from '../kernel/http/Route.ts'
import type { Embed } from './embed.service.ts'

const { createEmbedCode, redeemEmbedCode } = contract.lounge

export const embedRoutes = (embed: Embed): Route[] => [
  playerRoute(createEmbedCode, async ({ session, body }) => ({
    code: await embed.createCode(session, body),
  })),

  openRoute(
    redeemEmbedCode,
    async ({ body, cookies }) => {
      cookies.openFrame(await embed.redeemCode(body.code, body))
      return null
    },
    { isOpenToFrames: true },
  ),
]
