import { account } from '@players-club/domain-models'
import { nullable } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The signed-in player's account; nothing if it is empty. */
export const getAccount = endpoint({
  name: 'accounts.getAccount',
  client: 'main',
  method: 'GET',
  path: '/account',
  answer: nullable(account),
  access: 'player',
})
