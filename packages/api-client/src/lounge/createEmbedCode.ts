import { object, string, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { partnerOrigin, widgetNonce } from './embedBinding.ts'

/** A one-time code that lets one widget on one partner's site act for the player. */
export const createEmbedCode = endpoint({
  name: 'lounge.createEmbedCode',
  client: 'main',
  method: 'POST',
  path: '/embed/codes',
  body: object({ partnerOrigin, nonce: widgetNonce }),
  answer: type({ code: string() }),
  errors: { 'error.embed.unknownPartner': 403 },
  access: 'player',
  effect: 'write',
})
