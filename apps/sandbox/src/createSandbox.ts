import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { arcadeService } from './services/arcade/arcadeService.ts'
import { Rounds } from './services/arcade/Round.ts'
import { ClockState, clockService } from './services/clock/clockService.ts'
import { createSendOffset } from './services/clock/sendOffset.ts'
import { Faults } from './services/faults/Fault.ts'
import { faultsService } from './services/faults/faultsService.ts'
import { faultsMiddleware } from './services/faults/faultsMiddleware.ts'
import { flagsService } from './services/flags/flagsService.ts'
import { FlagsState, INITIAL_FLAGS } from './services/flags/FlagsState.ts'
import { homeService } from './services/home/homeService.ts'
import { identityService } from './services/identity/identityService.ts'
import { IdChecks, IdScans } from './services/identity/IdScan.ts'
import { Mailbox } from './services/mail/MailMessage.ts'
import { mailService } from './services/mail/mailService.ts'
import { partnerService } from './services/partner/partnerService.ts'
import { quickDrawService } from './services/quickDraw/quickDrawService.ts'
import { createSendNotice } from './services/pay/sendNotice.ts'
import { payService } from './services/pay/payService.ts'
import { Payments } from './services/pay/Payment.ts'
import { PHOENIX, Place } from './services/place/place.ts'
import { placeService } from './services/place/placeService.ts'
import { TicketEntries } from './services/tickets/TicketEntry.ts'
import { ticketsService } from './services/tickets/ticketsService.ts'
import { answerRefusal } from './kernel/answerRefusal.ts'
import type { Config } from './kernel/config.ts'
import { openStored } from './kernel/storedState.ts'
import { originGuard } from './kernel/originGuard.ts'
import { Refusal } from './kernel/Refusal.ts'
import { securityHeaders } from './kernel/securityHeaders.ts'
import { assets } from './pages/assets.ts'

/** What the sandbox needs from the machine; tests pass their own. */
export type Ports = {
  realNow: () => Date
  fetch: typeof fetch
  wait: (ms: number) => Promise<unknown>
  warn: (sentence: string) => void
}

const machine: Omit<Ports, 'warn'> = { realNow: () => new Date(), fetch, wait: ms => wait(ms) }

const MAX_BODY_BYTES = 1_000_000

/** The sandbox as one application, with the stored state of its pages loaded. */
export async function createSandbox(config: Config, ports: Pick<Ports, 'warn'> & Partial<Ports>) {
  const { realNow, fetch, wait, warn } = { ...machine, ...ports }
  const { clubUrl, secret, dataFolder: folder } = config
  const at = { folder, warn }
  const mailbox = await openStored({ ...at, name: 'mail', struct: Mailbox, initial: [] })
  const clock = await openStored({ ...at, name: 'clock', struct: ClockState, initial: { offsetMs: 0 } })
  const flags = await openStored({ ...at, name: 'flags', struct: FlagsState, initial: INITIAL_FLAGS })
  const faults = await openStored({ ...at, name: 'faults', struct: Faults, initial: [] })
  const scans = await openStored({ ...at, name: 'identity', struct: IdScans, initial: [] })
  const checks = await openStored({ ...at, name: 'identityChecks', struct: IdChecks, initial: [] })
  const place = await openStored({ ...at, name: 'place', struct: Place, initial: PHOENIX })
  const entries = await openStored({ ...at, name: 'tickets', struct: TicketEntries, initial: [] })
  const rounds = await openStored({ ...at, name: 'arcade', struct: Rounds, initial: [] })
  const payments = await openStored({ ...at, name: 'payments', struct: Payments, initial: [] })
  const productNow = () => new Date(realNow().getTime() + clock.get().offsetMs)

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error, clubUrl)
    warn(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`)
    return answerRefusal(c, new Refusal(500, 'The sandbox failed; its log says why.'), clubUrl)
  })
  app.notFound(c => answerRefusal(c, new Refusal(404, 'There is nothing at this address.'), clubUrl))

  app.use(securityHeaders, originGuard)
  app.use(faultsMiddleware({ secret, faults, wait }))
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new Refusal(413, 'The body is larger than 1 MB.')
      },
    }),
  )
  app.get('/health', c => c.json({ status: 'ok', name: 'players-club-sandbox' }))
  app.route('/', assets())
  app.route('/', homeService({ clubUrl }))
  app.route('/', mailService({ clubUrl, secret, mailbox, now: productNow }))
  app.route('/', identityService({ clubUrl, secret, checks, scans, now: productNow }))
  app.route('/', ticketsService({ clubUrl, secret, entries, now: productNow }))
  const sendNotice = createSendNotice({ secret, fetch, realNow })
  app.route('/', payService({ clubUrl, secret, payments, now: productNow, sendNotice, warn }))
  app.route(
    '/',
    clockService({ clubUrl, clock, realNow, sendOffset: createSendOffset({ clubUrl, secret, fetch }) }),
  )
  app.route('/', flagsService({ clubUrl, flags, now: productNow }))
  app.route('/', faultsService({ clubUrl, faults }))
  app.route('/', placeService({ clubUrl, secret, place }))
  app.route('/', arcadeService({ clubUrl, secret, rounds, now: productNow }))
  app.route('/', quickDrawService({ clubUrl }))
  app.route('/', partnerService({ clubUrl }))
  return app
}
