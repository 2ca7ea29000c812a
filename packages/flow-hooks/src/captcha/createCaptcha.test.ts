import { captchaChallenge } from '@players-club/domain-models'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { createCaptcha } from './createCaptcha.ts'

const secrets = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'solution' }

/** A challenge as the server makes one, of few rounds. */
async function challengeOf(counter: number) {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter,
    data: { action: 'REGISTRATION', expiresAt: Date.UTC(2026, 10, 21) },
    deriveKey,
    ...secrets,
  })
  assert(made, captchaChallenge)
  return made
}

const createWorker = () =>
  new Worker(new URL('./solving.test.worker.ts', import.meta.url), { type: 'module' })

test('[API-035] the token of a challenge is what the server verifies', async () => {
  const challenge = await challengeOf(5)
  const token = await createCaptcha(createWorker).solve(challenge, new AbortController().signal)
  const solved = JSON.parse(atob(token))
  expect(solved.challenge).toEqual(challenge)
  expect(await verifySolution({ ...solved, deriveKey, ...secrets })).toMatchObject({ verified: true })
})

test('[API-035] nothing is solved for a signal that is aborted', async () => {
  const solving = createCaptcha(() => {
    throw new Error('no worker is needed')
  }).solve(await challengeOf(5), AbortSignal.abort('left'))
  await expect(solving).rejects.toBe('left')
})
