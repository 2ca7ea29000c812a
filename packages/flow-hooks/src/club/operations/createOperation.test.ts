import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { createOperation } from './createOperation.ts'

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('[SHELL-029] a pending operation is loading, a fulfilled one has data, a rejected one stores the error', async () => {
  const states = createOperation<string>()
  expect(states.getState()).toEqual({ loading: false, data: undefined, error: null })

  const good = deferred<string>()
  const first = states.run(() => good.promise)
  expect(states.getState()).toMatchObject({ loading: true, error: null })
  good.resolve('answer')
  await first
  expect(states.getState()).toEqual({ loading: false, data: 'answer', error: null })

  const bad = deferred<string>()
  const second = states.run(() => bad.promise)
  expect(states.getState()).toMatchObject({ loading: true })
  bad.reject(new ApiError({ kind: 'problem', status: 500 }))
  await second
  expect(states.getState()).toEqual({ loading: false, data: 'answer', error: { key: 'error.http.500' } })
})

test('an answer after a newer request is ignored', async () => {
  const slice = createOperation<string>()
  const slow = deferred<string>()
  const slowRun = slice.run(() => slow.promise)
  await slice.run(async () => 'newer')
  slow.resolve('older')
  await slowRun
  expect(slice.getState().data).toBe('newer')
})
