import type { Logger } from '../logging/logger.ts'
import { shortenedAddress } from './clientAddress.ts'
import type { Visitor } from './Visitor.ts'

/** Files and 404s are too many for a readable log. A failure of ours is written at any level but silence and errors. */
export const logRequest = (
  logger: Logger,
  { requestId, route, address, refused }: Visitor,
  { method, status, startedAt }: { method: string; status: number; startedAt: number },
): void => {
  const isMinor = route === 'file' || route === 'none'
  const write = status >= 500 ? logger.warn : isMinor ? logger.debug : logger.info
  write('request', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    return { requestId, method, route, status, refused, ms, from: shortenedAddress(address) }
  })
}
