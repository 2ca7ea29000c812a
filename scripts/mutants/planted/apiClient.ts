import type { Mutant } from '../Mutant.ts'
import { client } from '../suites.ts'

/** What a call sends, and how its errors are mapped. */
export const apiClient: readonly Mutant[] = [
  {
    name: 'every attempt has an idempotency key of its own',
    file: 'packages/api-client/src/client/createApi.ts',
    from: "...(key !== undefined && { 'Idempotency-Key': key }),",
    to: "...(key !== undefined && { 'Idempotency-Key': id() }),",
    suites: client('src/client/retries.test.ts', 'src/client/createApi.test.ts'),
  },
  {
    name: 'the idempotency key of the caller is not used',
    file: 'packages/api-client/src/client/createApi.ts',
    from: '(idempotencyKey ?? id())',
    to: '(idempotencyKey && id())',
    suites: client('src/client/retries.test.ts', 'src/client/createApi.test.ts'),
  },
  {
    name: 'the CSRF token is not sent',
    file: 'packages/api-client/src/client/createApi.ts',
    from: "...(token !== null && { 'X-CSRF-Token': token }),",
    to: "...(token === '' && { 'X-CSRF-Token': token }),",
    suites: client('src/client/createApi.test.ts'),
  },
  {
    name: 'the platform header is not sent',
    file: 'packages/api-client/src/client/createApi.ts',
    from: '        ...platform,\n',
    to: '',
    suites: client('src/client/createApi.test.ts', 'src/client/clientHeaders.test.ts'),
  },
  {
    name: 'a session that is lost after its renewal is not reported',
    file: 'packages/api-client/src/client/createApi.ts',
    from: 'if (!mayRenew) onSessionLost()',
    to: 'if (!refresh) onSessionLost()',
    suites: client('src/client/retries.test.ts'),
  },
  {
    name: 'a 401 that the endpoint declares itself ends the session',
    file: 'packages/api-client/src/client/createApi.ts',
    from: 'isProblem(error, 401) && !isOwn(endpoint, error)',
    to: 'isProblem(error, 401)',
    suites: client('src/client/retries.test.ts', 'src/client/createApi.test.ts'),
  },
  {
    name: 'a timeout is reported as a lost connection',
    file: 'packages/api-client/src/client/send.ts',
    from: "stop.abort(new ApiError({ kind: 'timeout' }))",
    to: "stop.abort(new ApiError({ kind: 'offline' }))",
    suites: client('src/client/timeout.test.ts'),
  },
  {
    name: 'a response that breaks the contract is accepted',
    file: 'packages/api-client/src/client/send.ts',
    from: "throw new ApiError({ kind: ok ? 'unreadable' : 'problem', status, cause })",
    to: "throw new ApiError({ kind: 'problem', status, cause })",
    suites: client('src/client/createApi.test.ts', 'src/client/errorMessage.test.ts'),
  },
  {
    name: 'a busy server or a proxy ends the session',
    file: 'packages/api-client/src/client/createRenewal.ts',
    from: 'error.status === 401',
    to: 'error.status < 500',
    suites: client('src/client/retries.test.ts'),
  },
  {
    name: 'a session that another tab has renewed is renewed again',
    file: 'packages/api-client/src/client/createRenewal.ts',
    from: '    if (current !== held) return current !== null\n',
    to: '',
    suites: client('src/client/retries.test.ts'),
  },
  {
    name: 'the text of an error is swallowed',
    file: 'packages/api-client/src/client/errorMessage.ts',
    from: 'if (messageKey) return { key: messageKey, params: problem?.params }',
    to: "if (messageKey) return { key: 'error.general' }",
    suites: client('src/client/errorMessage.test.ts'),
  },
  {
    name: 'the numbers of an error are lost',
    file: 'packages/api-client/src/client/errorMessage.ts',
    from: 'if (messageKey) return { key: messageKey, params: problem?.params }',
    to: 'if (messageKey) return { key: messageKey }',
    suites: client('src/client/errorMessage.test.ts'),
  },
]
