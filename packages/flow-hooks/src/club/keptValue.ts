import { is, type Struct } from 'superstruct'
import type { StoragePort } from './ClubPorts.ts'

type Readable = Pick<StoragePort, 'get'>
type Writable = Pick<StoragePort, 'set'>

/** What the browser keeps under a name, or nothing where that is not what it should be. */
export const readKept = <T>(storage: Readable, name: string, struct: Struct<T>): T | null =>
  parseKept(storage.get(name), struct)

export function parseKept<T>(text: string | null, struct: Struct<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return is(value, struct) ? value : null
  } catch {
    return null
  }
}

export function keep(storage: Writable, name: string, value: unknown): void {
  storage.set(name, JSON.stringify(value))
}
