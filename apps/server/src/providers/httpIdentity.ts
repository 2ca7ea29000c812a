import { instant } from '@players-club/domain-models'
import { enums, nullable, type } from 'superstruct'
import { callService, requireOwnPage, type ServiceOptions } from './externalService.ts'
import type { IdentityProvider } from './IdentityProvider.ts'
import { storableText } from './storableText.ts'

const NAME = 'identity provider'

const reference = storableText(200)

const verdict = type({
  outcome: enums(['verified', 'failed', 'alreadyValidated']),
  reference,
  validUntil: nullable(instant()),
})
// A link may carry a signed token.
const opened = type({ reference, url: storableText(8_000, 0), expiresAt: instant() })
const scanned = type({
  status: enums(['pending', 'approved', 'rejected', 'lapsed']),
  validUntil: nullable(instant()),
})

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/** The identity provider over HTTP. */
export function httpIdentity(options: ServiceOptions): IdentityProvider {
  const { origin } = new URL(options.url)
  const ask = callService({ name: NAME, ...options })

  return {
    async check(entry, checkId) {
      const { validUntil, ...found } = await ask(verdict, {
        path: '/checks',
        body: entry,
        key: checkId,
        about: checkId,
      })
      return { outcome: found.outcome, reference: found.reference, validUntil: dateOf(validUntil) }
    },

    async openScan(person) {
      const scan = await ask(opened, { path: '/scans', body: person })
      requireOwnPage(scan.url, { name: NAME, origin })
      return { reference: scan.reference, url: scan.url, expiresAt: new Date(scan.expiresAt) }
    },

    async readScan(scan) {
      const { status, validUntil } = await ask(scanned, {
        path: `/scans/${encodeURIComponent(scan)}/status.json`,
      })
      return { status, validUntil: dateOf(validUntil) }
    },
  }
}
