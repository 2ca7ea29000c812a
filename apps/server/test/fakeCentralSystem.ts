import { ExternalServiceError } from '../src/kernel/sweeps/ExternalServiceError.ts'
import type { TicketCodes } from '@players-club/domain-models'
import { type GoodTicket, type LotteryProvider, type TicketVerdict } from '../src/providers/index.ts'

export interface FakeCentralSystem {
  readonly provider: LotteryProvider
  /** The requests it got, newest last. */
  readonly asked: (TicketCodes & { entryId: string })[]
  /** The verdicts by ticket code; any other ticket is good. */
  readonly verdicts: Map<string, TicketVerdict>
  /** The ids of entries that it cannot answer about. */
  readonly broken: Set<string>
  /** It takes tickets, but its answers are lost. */
  isMute: boolean
  /** It cannot be reached at all. */
  isDown: boolean
  /** Every answer waits for this. */
  gate: Promise<unknown>
}

export const goodTicket: GoodTicket = {
  outcome: 'accepted',
  isSettled: true,
  gameNumber: '1432',
  gameName: 'Copper Canyon Cash',
  gameTypeId: 1,
  retailPrice: 5,
  graphicImageUrl: null,
  superBonusKeys: [],
  revealToken: null,
}

const unavailable = (about: string) =>
  new ExternalServiceError('The central system answered 503.', {
    provider: 'central system',
    about,
    status: 503,
    isOutage: true,
  })

/** A fake central system: a ticket is good once, and the same entry gets the same answer. */
export const fakeCentralSystem = (): FakeCentralSystem => {
  const entries = new Map<string, TicketVerdict>()
  const takenBy = new Map<string, string>()

  const judge = (ticketCode: string, entryId: string): TicketVerdict => {
    const holder = takenBy.get(ticketCode) ?? entryId
    const verdict = system.verdicts.get(ticketCode) ?? goodTicket
    if (verdict.outcome === 'refused') return verdict
    if (holder !== entryId) return { outcome: 'refused', reason: 'used' }
    takenBy.set(ticketCode, entryId)
    return verdict
  }

  const system: FakeCentralSystem = {
    asked: [],
    verdicts: new Map(),
    broken: new Set(),
    isMute: false,
    isDown: false,
    gate: Promise.resolve(),
    provider: {
      async enterTicket(codes, entryId) {
        system.asked.push({ ...codes, entryId })
        await system.gate
        if (system.isDown || system.broken.has(entryId)) throw unavailable(entryId)
        const verdict = entries.get(entryId) ?? judge(codes.ticketCode, entryId)
        entries.set(entryId, verdict)
        if (system.isMute) throw new Error('The answer was lost.')
        return verdict
      },
      readEntry(entryId) {
        if (system.isDown || system.broken.has(entryId)) return Promise.reject(unavailable(entryId))
        const ticketCode = [...takenBy].find(([, holder]) => holder === entryId)?.[0] ?? ''
        return Promise.resolve(system.verdicts.get(ticketCode) ?? goodTicket)
      },
    },
  }
  return system
}
