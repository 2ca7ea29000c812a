import { is, type Struct } from 'superstruct'
import type { StoragePort } from './ClubPorts.ts'

type Readable = Pick<StoragePort, 'get'>
type Writable = Pick<StoragePort, 'set'>

/** The stored JSON under a name, or nothing where it is not of the expected shape. */
export const readStoredJson = <T>(storage: Readable, name: string, struct: Struct<T>): T | null =>
  parseStoredJson(storage.get(name), struct)

export function parseStoredJson<T>(text: string | null, struct: Struct<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return is(value, struct) ? value : null
  } catch {
    return null
  }
}

export function storeJson(storage: Writable, name: string, value: unknown): void {
  storage.set(name, JSON.stringify(value))
}
