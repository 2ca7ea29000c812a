import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { arcadeDoor } from './doors/arcade/arcadeDoor.ts'
import { Rounds } from './doors/arcade/Round.ts'
import { ClockState, clockDoor } from './doors/clock/clockDoor.ts'
import { createSendOffset } from './doors/clock/sendOffset.ts'
import { Faults } from './doors/faults/Fault.ts'
import { faultsDoor } from './doors/faults/faultsDoor.ts'
import { faultsMiddleware } from './doors/faults/faultsMiddleware.ts'
import { flagsDoor } from './doors/flags/flagsDoor.ts'
import { FlagsState, INITIAL_FLAGS } from './doors/flags/FlagsState.ts'
import { homeDoor } from './doors/home/homeDoor.ts'
import { identityDoor } from './doors/identity/identityDoor.ts'
import { IdScans } from './doors/identity/IdScan.ts'
import { Mailbox } from './doors/mail/MailMessage.ts'
import { mailDoor } from './doors/mail/mailDoor.ts'
import { partnerDoor } from './doors/partner/partnerDoor.ts'
import { quickDrawDoor } from './doors/quickDraw/quickDrawDoor.ts'
import { createSendNotice } from './doors/pay/sendNotice.ts'
import { payDoor } from './doors/pay/payDoor.ts'
import { Payments } from './doors/pay/Payment.ts'
import { PHOENIX, Place } from './doors/place/place.ts'
import { placeDoor } from './doors/place/placeDoor.ts'
import { TicketEntries } from './doors/tickets/TicketEntry.ts'
import { ticketsDoor } from './doors/tickets/ticketsDoor.ts'
import { answerRefusal } from './kernel/answerRefusal.ts'
import type { Config } from './kernel/config.ts'
import { openStored } from './kernel/storedState.ts'
import { originGuard } from './kernel/originGuard.ts'
import { Refusal } from './kernel/Refusal.ts'
import { securityHeaders } from './kernel/securityHeaders.ts'
import { assets } from './pages/index.ts'

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
  app.route('/', homeDoor({ clubUrl }))
  app.route('/', mailDoor({ clubUrl, secret, mailbox, now: productNow }))
  app.route('/', identityDoor({ clubUrl, secret, scans, now: productNow }))
  app.route('/', ticketsDoor({ clubUrl, secret, entries, now: productNow }))
  const sendNotice = createSendNotice({ secret, fetch, realNow })
  app.route('/', payDoor({ clubUrl, secret, payments, now: productNow, sendNotice, warn }))
  app.route(
    '/',
    clockDoor({ clubUrl, clock, realNow, sendOffset: createSendOffset({ clubUrl, secret, fetch }) }),
  )
  app.route('/', flagsDoor({ clubUrl, flags, now: productNow }))
  app.route('/', faultsDoor({ clubUrl, faults }))
  app.route('/', placeDoor({ clubUrl, secret, place }))
  app.route('/', arcadeDoor({ clubUrl, secret, rounds, now: productNow }))
  app.route('/', quickDrawDoor({ clubUrl }))
  app.route('/', partnerDoor({ clubUrl }))
  return app
}
