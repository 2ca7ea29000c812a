import { nglToken } from '@players-club/domain-models'
import { boolean, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** A token that shows NGL games that their player belongs to the club. */
export const getNglToken = endpoint({
  name: 'lounge.getNglToken',
  client: 'arcade',
  method: 'POST',
  path: '/tokens',
  body: object({ fun: boolean() }),
  answer: nglToken,
  access: 'player',
  effect: 'write',
})
