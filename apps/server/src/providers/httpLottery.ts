import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  size,
  string,
  type,
  union,
} from 'superstruct'
import { askOutside, type OutsideParty } from './askOutside.ts'
import { TICKET_REFUSALS, type LotteryProvider } from './LotteryProvider.ts'

export type HttpLotteryOptions = Omit<OutsideParty, 'name'>

const name = size(string(), 1, 200)

const verdict = union([
  type({
    outcome: literal('accepted'),
    isSettled: boolean(),
    gameNumber: size(string(), 1, 20),
    gameName: name,
    gameTypeId: integer(),
    retailPrice: max(min(number(), 0), 1_000),
    graphicImageUrl: nullable(size(string(), 1, 2_000)),
    superBonusKeys: size(array(name), 0, 20),
    revealToken: nullable(name),
  }),
  type({ outcome: literal('refused'), reason: enums(TICKET_REFUSALS) }),
])

/** The central system over HTTP. */
export function httpLottery(options: HttpLotteryOptions): LotteryProvider {
  const ask = askOutside({ name: 'central system', ...options })
  return {
    enterTicket: (codes, entryId) =>
      ask(verdict, { path: '/entries', body: codes, key: entryId, about: entryId }),
    readEntry: entryId => ask(verdict, { path: `/entries/${encodeURIComponent(entryId)}`, about: entryId }),
  }
}
