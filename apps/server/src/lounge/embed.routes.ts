import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Embed } from './embed.service.ts'

const { createEmbedCode, redeemEmbedCode } = contract.lounge

export const embedRoutes = (embed: Embed): Route[] => [
  bind(createEmbedCode, async ({ session, body }) => ({ code: await embed.createCode(session, body) })),

  bind(
    redeemEmbedCode,
    async ({ body, cookies }) => {
      cookies.openFrame(await embed.redeemCode(body.code, body))
      return null
    },
    { isOpenToFrames: true },
  ),
]
