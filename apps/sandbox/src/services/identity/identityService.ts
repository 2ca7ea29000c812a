import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Struct } from 'superstruct'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { identityPage } from './identityPage.ts'
import {
  Decision,
  type IdCheck,
  type IdChecks,
  type IdScan,
  type IdScans,
  PostedCheck,
  PostedScan,
} from './IdScan.ts'
import { outcomeOf, scanEnd, statusAt, validUntil } from './outcomes.ts'
import { scanPage } from './scanPage.ts'

type Deps = {
  clubUrl: string
  secret: string
  checks: Stored<IdChecks>
  scans: Stored<IdScans>
  now: () => Date
}

const CHECKS_KEPT = 500
const SCANS_KEPT = 200

/** `/identity`: checks data, and opens ID scans. */
export function identityService({ clubUrl, secret, checks, scans, now }: Deps) {
  const find = (id: string) => {
    const scan = scans.get().find(each => each.id === id)
    if (!scan) throw new Refusal(404, 'There is no such scan.')
    return scan
  }

  const posted = async <T, S>(c: Context, struct: Struct<T, S>): Promise<T> => {
    if (!isFromProduct(c, secret))
      throw new Refusal(401, 'Only the product asks about identities, with the shared secret.')
    const submission = await readSubmission(c)
    if (submission.from === 'form') throw new Refusal(415, 'Identities are asked about in JSON.')
    return checked(submission.value, struct)
  }

  /** The verdict of this key: the existing one, or a new one. */
  const check = async (key: string, entry: PostedCheck): Promise<IdCheck> => {
    const known = checks.get().find(each => each.key === key)
    if (known) return known
    const outcome = outcomeOf(entry)
    const until = outcome === 'verified' ? validUntil(now()).toISOString() : null
    const made: IdCheck = { key, outcome, reference: randomUUID(), validUntil: until }
    await checks.set([made, ...checks.get()].slice(0, CHECKS_KEPT))
    return made
  }

  const decide = async (scan: IdScan, decision: 'approve' | 'reject'): Promise<void> => {
    if (statusAt(scan, now()) !== 'pending') throw new Refusal(409, 'This scan is over already.')
    const decided: IdScan =
      decision === 'approve'
        ? { ...scan, status: 'approved', validUntil: validUntil(now()).toISOString() }
        : { ...scan, status: 'rejected' }
    await scans.set(scans.get().map(each => (each.id === scan.id ? decided : each)))
  }

  const shown = () => scans.get().map(scan => ({ ...scan, status: statusAt(scan, now()) }))

  return new Hono()
    .get('/identity', c =>
      isJsonWanted(c) ? c.json({ scans: shown() }) : c.html(identityPage({ clubUrl, scans: shown() })),
    )
    .get('/identity/scans.json', c => c.json({ scans: shown() }))
    .post('/identity/checks', async c => {
      const entry = await posted(c, PostedCheck)
      const key = c.req.header('idempotency-key')
      if (!key) throw new Refusal(400, 'A check has an Idempotency-Key.')
      const { outcome, reference, validUntil: until } = await check(key, entry)
      return c.json({ outcome, reference, validUntil: until })
    })
    .post('/identity/scans', async c => {
      const { firstName, lastName, birthDate } = await posted(c, PostedScan)
      const scan: IdScan = {
        id: randomUUID(),
        firstName,
        lastName,
        birthDate,
        status: 'pending',
        createdAt: now().toISOString(),
        expiresAt: scanEnd(now()).toISOString(),
        validUntil: null,
      }
      await scans.set([scan, ...scans.get()].slice(0, SCANS_KEPT))
      const url = `http://${c.req.header('host') ?? ''}/identity/scans/${scan.id}`
      return c.json({ reference: scan.id, url, expiresAt: scan.expiresAt }, 201)
    })
    .get('/identity/scans/:id/status.json', c => {
      if (!isFromProduct(c, secret)) throw new Refusal(401, 'Only the product reads the outcome of a scan.')
      const scan = find(c.req.param('id'))
      return c.json({ status: statusAt(scan, now()), validUntil: scan.validUntil })
    })
    .get('/identity/scans/:id', c => {
      const scan = find(c.req.param('id'))
      return c.html(scanPage(scan, statusAt(scan, now())), 200, {
        'Content-Security-Policy': contentPolicy({ 'frame-ancestors': clubUrl }),
      })
    })
    .post('/identity/scans/:id', async c => {
      const submission = await readSubmission(c)
      const scan = find(c.req.param('id'))
      const value = submission.from === 'form' ? submission.fields : submission.value
      await decide(scan, checked(value, Decision).decision)
      return submission.from === 'form' ? c.redirect(c.req.path, 303) : c.json(find(scan.id))
    })
}
