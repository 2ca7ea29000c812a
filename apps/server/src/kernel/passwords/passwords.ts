import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createAdmission, type AdmissionOptions } from '../limits/admission.ts'

interface Cost {
  memoryKiB: number
  passes: number
  lanes: number
}

/** The second of OWASP's equivalent settings for argon2id: 19 MiB, two passes, one lane. */
const DEFAULT_COST: Cost = { memoryKiB: 19_456, passes: 2, lanes: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

export interface PasswordOptions extends Partial<AdmissionOptions> {
  cost?: Cost
  /** How many hashes run in parallel: each takes memory and a core. */
  atOnce?: number
}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash the same work is done anyway, so that an unknown player takes the same time as a known one. */
  verify(password: string, hash: string | null): Promise<boolean>
}

export interface Passwords {
  /**
   * Admits the caller or throws at once, so that nothing was done when the queue is full. A known player has a limited
   * share, so that one player cannot fill the queue; guests are limited by their counted attempts.
   */
  admit<T>(work: (hasher: PasswordHasher) => Promise<T>, playerId?: string): Promise<T>
}

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64').replaceAll('=', '')

const format = (cost: Cost, salt: Uint8Array, tag: Uint8Array) =>
  `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$${base64(salt)}$${base64(tag)}`

const parse = (hash: string) => {
  const [, memory, passes, lanes, salt, tag] = HASH.exec(hash) ?? []
  if (!salt || !tag) throw new Error('A stored password hash cannot be read.')
  return {
    cost: { memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const derive = (password: string, salt: Uint8Array, cost: Cost, tagLength: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const parameters = {
      message: password,
      nonce: salt,
      parallelism: cost.lanes,
      tagLength,
      memory: cost.memoryKiB,
      passes: cost.passes,
    }
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
  })

/** At most `atOnce` tasks run; the others wait in order. */
const limitConcurrency = (atOnce: number) => {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>(resolve => queue.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot is handed over, so that no other task can take it in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export const createPasswords = ({
  cost = DEFAULT_COST,
  atOnce = 2,
  capacity = 64,
  share = 16,
}: PasswordOptions = {}): Passwords => {
  const inTurn = limitConcurrency(atOnce)
  const admit = createAdmission({ capacity, share })
  const dummyHash = format(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES))
  const hasher: PasswordHasher = {
    hash: password =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES)
        return format(cost, salt, await derive(password, salt, cost, TAG_BYTES))
      }),
    verify: (password, hash) =>
      inTurn(async () => {
        const stored = parse(hash ?? dummyHash)
        const tag = await derive(password, stored.salt, stored.cost, stored.tag.length)
        return timingSafeEqual(tag, stored.tag) && hash !== null
      }),
  }

  return { admit: (work, playerId) => admit(() => work(hasher), playerId) }
}
