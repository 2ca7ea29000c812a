import { enteredDraw, pageOf } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { drawsHistoryQuery } from './historyFilter.ts'

/** The draws that the player has entered, the latest entry first. */
export const getDrawsHistory = endpoint({
  name: 'history.getDrawsHistory',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/history/draws',
  query: drawsHistoryQuery,
  answer: pageOf(enteredDraw),
  access: 'player',
})
