import type { Logger } from '../logging/logger.ts'
import { shortenedAddress } from './clientAddress.ts'
import type { Visitor } from './Visitor.ts'

/** Files and 404s are too many for a readable log. */
export const logRequest = (
  logger: Logger,
  { requestId, route, address, refused }: Visitor,
  { method, status, startedAt }: { method: string; status: number; startedAt: number },
): void => {
  const write = route === 'file' || route === 'none' ? logger.debug : logger.info
  write('request', () => {
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    return { requestId, method, route, status, refused, ms, from: shortenedAddress(address) }
  })
}
