import { afterEach, expect, test, vi } from 'vitest'
import { LateCodeError, loadLate, setLateCodeRecovery, type RecoverLateCode } from './loadLate.ts'

const rethrow: RecoverLateCode = async (_, cause) => cause
afterEach(() => setLateCodeRecovery(rethrow))

test('late code that fails once is loaded again, and nothing is recovered', async () => {
  const recover = vi.fn(rethrow)
  setLateCodeRecovery(recover)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue('code')
  expect(await loadLate(load)).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
  expect(recover).not.toHaveBeenCalled()
})

test('late code that fails twice is left to the recovery, whose error is thrown', async () => {
  const error = new LateCodeError('error.lateCode')
  const recover = vi.fn<RecoverLateCode>(async () => error)
  setLateCodeRecovery(recover)
  const gone = new TypeError('gone')
  const load = vi.fn(() => Promise.reject(gone))
  await expect(loadLate(load)).rejects.toBe(error)
  await expect(loadLate(load, { mayReload: false })).rejects.toBe(error)
  expect(load).toHaveBeenCalledTimes(4)
  expect(recover.mock.calls).toEqual([
    [{ mayReload: true }, gone],
    [{ mayReload: false }, gone],
  ])
})

test('an app without a recovery gets the error itself', async () => {
  const gone = new TypeError('gone')
  await expect(loadLate(() => Promise.reject(gone))).rejects.toBe(gone)
})
