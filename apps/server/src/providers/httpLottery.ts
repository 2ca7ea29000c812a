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
  type,
  union,
} from 'superstruct'
import { callService, type ServiceOptions } from './externalService.ts'
import { TICKET_REFUSALS, type LotteryProvider } from './LotteryProvider.ts'
import { storableText } from './storableText.ts'

const name = storableText(200)
/** An integer that its column can store. */
const int4 = max(min(integer(), -(2 ** 31)), 2 ** 31 - 1)

const verdict = union([
  type({
    outcome: literal('accepted'),
    isSettled: boolean(),
    gameNumber: storableText(20),
    gameName: name,
    gameTypeId: int4,
    retailPrice: max(min(number(), 0), 1_000),
    graphicImageUrl: nullable(storableText(2_000)),
    superBonusKeys: size(array(name), 0, 20),
    revealToken: nullable(name),
  }),
  type({ outcome: literal('refused'), reason: enums(TICKET_REFUSALS) }),
])

/** The central system over HTTP. */
export function httpLottery(options: ServiceOptions): LotteryProvider {
  const ask = callService({ name: 'central system', ...options })
  return {
    enterTicket: (codes, entryId) =>
      ask(verdict, { path: '/entries', body: codes, key: entryId, about: entryId }),
    readEntry: entryId => ask(verdict, { path: `/entries/${encodeURIComponent(entryId)}`, about: entryId }),
  }
}
