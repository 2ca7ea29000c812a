import { object, size, string } from 'superstruct'
import { endpoint, nothing } from '../endpoint/index.ts'
import { partnerOrigin, widgetNonce } from './embedBinding.ts'

/** Exchanges a one-time code for the session cookie of the frame it was made for. */
export const redeemEmbedCode = endpoint({
  name: 'lounge.redeemEmbedCode',
  client: 'main',
  method: 'POST',
  path: '/embed/sessions',
  body: object({ code: size(string(), 16, 128), partnerOrigin, nonce: widgetNonce }),
  answer: nothing,
  errors: { 'error.embed.invalidCode': 401 },
  access: 'open',
  effect: 'write',
})
