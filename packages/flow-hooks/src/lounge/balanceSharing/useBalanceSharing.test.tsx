import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useBalanceSharing } from './useBalanceSharing.ts'

const binding = { partnerOrigin: 'https://partner.example', nonce: 'nonce-of-one-sign-in' }

async function sharing(answers: TestClubOptions['answers']) {
  const tab = createTestClub({ answers, initial: { session: testSession() } })
  tab.browser.server.signedIn = 'verified'
  const sent: string[] = []
  const opener = {
    deliver: (code: string) => void sent.push(code),
    decline: () => void sent.push('declined'),
  }
  const { result } = await renderHook(() => useBalanceSharing({ binding, opener }), {
    wrapper: tab.Wrapper,
  })
  return { result, sent, tab }
}

test('the code is bound to this site and widget, and given to the opener only', async () => {
  const asked: unknown[] = []
  const { result, sent } = await sharing({
    'lounge.createEmbedCode': ({ body }) => {
      asked.push(body)
      return { code: 'one-time-code' }
    },
  })
  expect(asked).toEqual([])
  result.current.allow()
  result.current.allow()
  await expect.poll(() => result.current.state.at).toBe('shared')
  result.current.allow()
  result.current.cancel()
  expect(asked).toEqual([binding])
  expect(sent).toEqual(['one-time-code'])
})

test('cancelling creates no code', async () => {
  const { result, sent, tab } = await sharing({ 'lounge.createEmbedCode': { code: 'one-time-code' } })
  expect(result.current.state).toEqual({ at: 'asking' })
  result.current.cancel()
  await expect.poll(() => result.current.state).toEqual({ at: 'declined' })
  result.current.allow()
  await tab.browser.settled()
  expect(sent).toEqual(['declined'])
})

test('a refusal can be retried', async () => {
  const { result, sent, tab } = await sharing({ 'lounge.createEmbedCode': testProblem(503) })
  result.current.allow()
  await expect.poll(() => result.current.state.at).toBe('failed')
  tab.browser.server.answer({ 'lounge.createEmbedCode': { code: 'one-time-code' } })
  result.current.allow()
  await expect.poll(() => sent).toEqual(['one-time-code'])
})

test('a site that is not a partner is refused with a message', async () => {
  const { result, sent } = await sharing({
    'lounge.createEmbedCode': testProblem(403, 'error.embed.unknownPartner'),
  })
  result.current.allow()
  await expect
    .poll(() => result.current.state)
    .toMatchObject({ at: 'failed', message: { key: 'error.embed.unknownPartner' } })
  result.current.cancel()
  await expect.poll(() => sent).toEqual(['declined'])
})
