import { expect, test } from 'vitest'
import { createPasswords, PasswordQueueFullError } from './passwords.ts'

const cost = { memoryKiB: 64, passes: 2, lanes: 1 }

const deferred = () => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

test('a hash says how it was made, is made with a salt of its own, and knows its password', async () => {
  const passwords = createPasswords({ cost })
  const [first, second] = await passwords.admit(desk =>
    Promise.all([desk.hash('Lucky#2026'), desk.hash('Lucky#2026')]),
  )
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[^$]{22}\$[^$]{43}$/)
  expect(first).not.toBe(second)
  await passwords.admit(async desk => {
    expect(await desk.verify('Lucky#2026', first)).toBe(true)
    expect(await desk.verify('lucky#2026', first)).toBe(false)
    expect(await desk.verify('', first)).toBe(false)
  })
})

test('a hash made at another cost is still known: the cost is read from the hash', async () => {
  const hash = await createPasswords({ cost: { memoryKiB: 128, passes: 3, lanes: 2 } }).admit(desk =>
    desk.hash('a'),
  )
  expect(await createPasswords({ cost }).admit(desk => desk.verify('a', hash))).toBe(true)
})

test("nobody's password is never right", async () => {
  expect(await createPasswords({ cost }).admit(desk => desk.verify('', null))).toBe(false)
})

test('the default cost is the one OWASP names for argon2id', async () => {
  expect(await createPasswords().admit(desk => desk.hash('a'))).toContain('$m=19456,t=2,p=1$')
})

test('the queue is bounded: one more than it holds is sent away at once, and let in when there is room', async () => {
  const passwords = createPasswords({ cost, capacity: 2 })
  const gate = deferred()
  const inside = [passwords.admit(() => gate.opened), passwords.admit(() => gate.opened)]
  await expect(passwords.admit(desk => desk.hash('a'))).rejects.toThrow(PasswordQueueFullError)
  gate.open()
  await Promise.all(inside)
  await expect(passwords.admit(desk => desk.hash('a'))).resolves.toBeTypeOf('string')
})

test('work that fails makes room again', async () => {
  const passwords = createPasswords({ cost, capacity: 1 })
  await expect(passwords.admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(passwords.admit(desk => desk.hash('a'))).resolves.toBeTypeOf('string')
})

test('a player has a share of the room, and leaves the rest to others', async () => {
  const passwords = createPasswords({ cost, capacity: 4, share: 2 })
  const gate = deferred()
  const flood = [passwords.admit(() => gate.opened, 'one'), passwords.admit(() => gate.opened, 'one')]
  await expect(passwords.admit(desk => desk.hash('a'), 'one')).rejects.toThrow(PasswordQueueFullError)
  await expect(passwords.admit(desk => desk.hash('a'), 'another')).resolves.toBeTypeOf('string')
  await expect(passwords.admit(desk => desk.hash('a'))).resolves.toBeTypeOf('string')
  gate.open()
  await Promise.all(flood)
  await expect(passwords.admit(desk => desk.hash('a'), 'one')).resolves.toBeTypeOf('string')
})
