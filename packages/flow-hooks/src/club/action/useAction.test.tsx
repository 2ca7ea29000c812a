import { ApiError, type CallOptions } from '@players-club/api-client'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../../testing/index.ts'
import { useClub } from '../useClub.ts'
import { useAction, type ActionOptions } from './useAction.ts'

async function action(more: Partial<ActionOptions<string, string>> = {}) {
  const tab = createTestClub()
  const calls: { input: string; options: CallOptions; answer: PromiseWithResolvers<string> }[] = []
  const call = (input: string, options: CallOptions) => {
    const answer = Promise.withResolvers<string>()
    calls.push({ input, options, answer })
    return answer.promise
  }
  const [onDone, onFailed] = [vi.fn(), vi.fn()]
  const { result, unmount } = await renderHook(() => useAction({ call, onDone, onFailed, ...more }), {
    wrapper: tab.Wrapper,
  })
  const answer = async (outcome: string | Error) => {
    const last = calls.at(-1)?.answer
    if (typeof outcome === 'string') last?.resolve(outcome)
    else last?.reject(outcome)
    await tab.browser.settled()
  }
  const keys = () => calls.map(({ options }) => options.idempotencyKey)
  return { result, unmount, calls, keys, answer, onDone, onFailed }
}

const refusal = new ApiError({ kind: 'problem', status: 422, messageKey: 'error.general' })
const show = expect.any(Function)
const offline = new ApiError({ kind: 'offline' })

test('a double press sends one request, and its success is reported once', async () => {
  const { result, calls, answer, onDone } = await action()
  result.current.submit('hello')
  result.current.submit('hello')
  result.current.confirm()
  expect(calls.map(({ input }) => input)).toEqual(['hello'])
  await answer('thanks')
  await expect.poll(() => result.current.state).toMatchObject({ at: 'done', input: 'hello', value: 'thanks' })
  expect(onDone).toHaveBeenCalledExactlyOnceWith('thanks')
  result.current.submit('again')
  expect(calls).toHaveLength(1)
})

test('a question that is cancelled sends nothing', async () => {
  const { result, calls } = await action()
  result.current.ask('hello')
  result.current.change('goodbye')
  await expect.poll(() => result.current.state).toMatchObject({ at: 'confirming', input: 'goodbye' })
  result.current.cancel()
  result.current.confirm()
  await expect.poll(() => result.current.state).toEqual({ at: 'idle' })
  expect(calls).toEqual([])
})

test('a lost answer is reported, and retried with the same idempotency key', async () => {
  const { result, keys, answer, onFailed } = await action()
  result.current.submit('hello')
  await answer(offline)
  await expect.poll(() => result.current.state).toMatchObject({ at: 'failed', isOutcomeUnknown: true })
  expect(onFailed).toHaveBeenCalledExactlyOnceWith({ key: 'error.offline' }, false, show)
  result.current.confirm()
  expect(keys()).toEqual([expect.any(String), keys()[0]])
})

test('a retry that is refused as too many requests keeps the idempotency key of the lost attempt', async () => {
  const { result, keys, answer } = await action()
  result.current.submit('hello')
  await answer(offline)
  result.current.confirm()
  await answer(new ApiError({ kind: 'problem', status: 429, problem: { status: 429, title: 'Slow down' } }))
  await expect.poll(() => result.current.state).toMatchObject({ at: 'failed', isOutcomeUnknown: true })
  result.current.confirm()
  expect(new Set(keys()).size).toBe(1)
})

test('a refusal is reported, and another try has a new idempotency key', async () => {
  const { result, keys, answer, onFailed } = await action()
  result.current.submit('hello')
  await answer(refusal)
  const error = expect.objectContaining({ key: 'error.general' })
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error, true, show)
  result.current.confirm()
  expect(new Set(keys()).size).toBe(2)
})

test('a flow can have its own messages, and its own refusals', async () => {
  const own = { toMessage: () => ({ text: 'Not on a Sunday.' }), isRefusal: () => true }
  const { result, answer, onFailed } = await action(own)
  result.current.submit('hello')
  await answer(offline)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith({ text: 'Not on a Sunday.' }, true, show)
})

test('a reset aborts the request and ignores its answer', async () => {
  const { result, calls, answer, onDone } = await action()
  result.current.submit('hello')
  result.current.reset()
  expect(calls[0]?.options.signal?.aborted).toBe(true)
  await answer('too late')
  expect(result.current.state).toEqual({ at: 'idle' })
  expect(onDone).not.toHaveBeenCalled()
})

test('leaving the page aborts the request and reports nothing', async () => {
  const { result, calls, unmount, answer, onDone } = await action()
  result.current.submit('hello')
  await unmount()
  expect(calls[0]?.options.signal?.aborted).toBe(true)
  await answer('too late')
  expect(onDone).not.toHaveBeenCalled()
})

test('a message about a failure is withdrawn by the success that follows, and another message stays', async () => {
  const tab = createTestClub()
  const answers: PromiseWithResolvers<string>[] = []
  const call = () => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  }
  const { result } = await renderHook(
    () => {
      const { messages } = useClub()
      return { messages, action: useAction({ call, onFailed: (error, _, show) => show(error) }) }
    },
    { wrapper: tab.Wrapper },
  )
  const { messages, action } = result.current
  const fail = async () => {
    answers.at(-1)?.reject(refusal)
    await tab.browser.settled()
    expect(messages.getState()).toMatchObject({ message: { key: 'error.general' } })
    action.confirm()
  }
  const succeed = async () => {
    answers.at(-1)?.resolve('thanks')
    await tab.browser.settled()
  }
  action.submit()
  await fail()
  await succeed()
  expect(messages.getState()).toMatchObject({ at: 'empty' })

  action.reset()
  action.submit()
  await fail()
  messages.raise({ key: 'error.offline' })
  await succeed()
  expect(messages.getState()).toMatchObject({ message: { key: 'error.offline' } })
})
