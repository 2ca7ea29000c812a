import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { createAdmission, NotAdmittedError } from './admission.ts'

test('one more than the capacity is refused at once, and admitted when there is room', async () => {
  const admit = createAdmission({ capacity: 2, share: 2 })
  const gate = deferred()
  const inside = [admit(() => gate.opened), admit(() => gate.opened, 'one')]
  await expect(admit(async () => 'another')).rejects.toEqual(new NotAdmittedError(false))
  gate.open()
  await Promise.all(inside)
  expect(await admit(async () => 'another')).toBe('another')
})

test('work that fails frees its place', async () => {
  const admit = createAdmission({ capacity: 1, share: 1 })
  await expect(admit(() => Promise.reject(new Error('broken')), 'one')).rejects.toThrow('broken')
  expect(await admit(async () => 'again', 'one')).toBe('again')
})

test('one player can take only a share, and the rest stays free for others', async () => {
  const admit = createAdmission({ capacity: 4, share: 2 })
  const gate = deferred()
  const flood = [admit(() => gate.opened, 'one'), admit(() => gate.opened, 'one')]
  await expect(admit(async () => 'third', 'one')).rejects.toEqual(new NotAdmittedError(true))
  expect(await admit(async () => 'of another', 'another')).toBe('of another')
  expect(await admit(async () => 'of a guest')).toBe('of a guest')
  gate.open()
  await Promise.all(flood)
  expect(await admit(async () => 'third', 'one')).toBe('third')
})
