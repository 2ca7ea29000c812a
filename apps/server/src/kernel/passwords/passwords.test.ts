import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { NotAdmittedError } from '../limits/admission.ts'
import { createPasswords } from './passwords.ts'

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

test('hashes are admitted up to the capacity, and those of one player up to its share', async () => {
  const passwords = createPasswords({ cost, capacity: 2, share: 1 })
  const gate = deferred()
  const first = passwords.admit(() => gate.opened, 'one')
  await expect(passwords.admit(hasher => hasher.hash('a'), 'one')).rejects.toEqual(new NotAdmittedError(true))
  const second = passwords.admit(() => gate.opened)
  await expect(passwords.admit(hasher => hasher.hash('a'))).rejects.toEqual(new NotAdmittedError(false))
  gate.open()
  await Promise.all([first, second])
})
