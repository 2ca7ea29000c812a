import { randomUUID } from 'node:crypto'

/** A version 7 UUID: it begins with the time, so that new rows are adjacent in an index. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
