import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { createPasswords, PasswordQueueFullError } from './passwords.ts'

const cost = { memoryKiB: 64, passes: 2, lanes: 1 }

test('a hash names its parameters, has its own salt, and verifies its password', async () => {
  const passwords = createPasswords({ cost })
  const [first, second] = await passwords.admit(hasher =>
    Promise.all([hasher.hash('Lucky#2026'), hasher.hash('Lucky#2026')]),
  )
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(first).not.toBe(second)
  await passwords.admit(async hasher => {
    expect(await hasher.verify('Lucky#2026', first)).toBe(true)
    expect(await hasher.verify('lucky#2026', first)).toBe(false)
    expect(await hasher.verify('', first)).toBe(false)
  })
})

test('a hash of another cost is still verified: the cost is read from the hash', async () => {
  const hash = await createPasswords({ cost: { memoryKiB: 128, passes: 3, lanes: 2 } }).admit(hasher =>
    hasher.hash('a'),
  )
  expect(await createPasswords({ cost }).admit(hasher => hasher.verify('a', hash))).toBe(true)
})

test('a password is never right for a missing account', async () => {
  expect(await createPasswords({ cost }).admit(hasher => hasher.verify('', null))).toBe(false)
})

test('the default cost is the one that OWASP names for argon2id', async () => {
  expect(await createPasswords().admit(hasher => hasher.hash('a'))).toContain('$m=19456,t=2,p=1$')
})

test('the queue is bounded: one more than its capacity is refused at once, and accepted when there is room', async () => {
  const passwords = createPasswords({ cost, capacity: 2 })
  const gate = deferred()
  const inside = [passwords.admit(() => gate.opened), passwords.admit(() => gate.opened)]
  await expect(passwords.admit(hasher => hasher.hash('a'))).rejects.toThrow(PasswordQueueFullError)
  gate.open()
  await Promise.all(inside)
  await expect(passwords.admit(hasher => hasher.hash('a'))).resolves.toBeTypeOf('string')
})

test('work that fails frees its place', async () => {
  const passwords = createPasswords({ cost, capacity: 1 })
  await expect(passwords.admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(passwords.admit(hasher => hasher.hash('a'))).resolves.toBeTypeOf('string')
})

test('one player can take only a share of the queue, and the rest stays free for others', async () => {
  const passwords = createPasswords({ cost, capacity: 4, share: 2 })
  const gate = deferred()
  const flood = [passwords.admit(() => gate.opened, 'one'), passwords.admit(() => gate.opened, 'one')]
  await expect(passwords.admit(hasher => hasher.hash('a'), 'one')).rejects.toThrow(PasswordQueueFullError)
  await expect(passwords.admit(hasher => hasher.hash('a'), 'another')).resolves.toBeTypeOf('string')
  await expect(passwords.admit(hasher => hasher.hash('a'))).resolves.toBeTypeOf('string')
  gate.open()
  await Promise.all(flood)
  await expect(passwords.admit(hasher => hasher.hash('a'), 'one')).resolves.toBeTypeOf('string')
})
